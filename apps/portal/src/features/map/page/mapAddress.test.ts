import { expect, it } from 'vitest';
import { moveLayer } from '../canvas/layerOrder.ts';
import { buildMapAddress, parseMapAddress } from './mapAddress.ts';

const parse = (query: string) => parseMapAddress(new URLSearchParams(query));
const format = (kept: ReturnType<typeof parse>, query: string) =>
  buildMapAddress(kept, new URLSearchParams(query)).toString();

const usual = parse('');

it('keeps extent, colours, opacity, hidden entries, view and plot', () => {
  const kept = {
    extent: { minX: 85.8, minY: 19.8, maxX: 85.9, maxY: 19.9 },
    theme: 'kisam' as const,
    opacity: 50,
    hidden: new Set(['kisam.wet', 'water']),
    order: moveLayer(usual.order, 'plots', -1),
    day: '2026-01-20',
    compared: '2026-03-16',
    view: 'table' as const,
    plot: '19-2',
  };
  expect(parse(format(kept, ''))).toEqual(kept);
  const nothing = { ...usual, hidden: new Set<string>() };
  expect(parse(format(nothing, ''))).toEqual(nothing);
});

it('is short for the usual map, and keeps the other parts', () => {
  expect(format(usual, '')).toBe('');
  expect(format(usual, '?khatiyan=7&colour=satwa')).toBe('khatiyan=7');
});

it('leaves out what is not valid', () => {
  for (const box of ['', '1,2,3', '9,1,2,3', '1,95,2,99', 'a,b,c,d'])
    expect(parse(`?box=${box}&order=plots&colour=red&opacity=51&plot=${'x'.repeat(41)}`)).toEqual(
      usual,
    );
});
