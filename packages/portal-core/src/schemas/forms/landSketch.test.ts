import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { differsFromArea } from '../land/ringAcres.ts';
import { landSketch, parseTypedCorners, toCornersText, toSketch } from './landSketch.ts';

const { typed, request } = landSketch().rules;
const corner = (longitude: string, latitude: string) => ({ longitude, latitude });
const square = [
  corner('85.83', '19.81'),
  corner('85.831', '19.81'),
  corner(' 85.831 ', '19.811'),
  corner('85.83', '19.811'),
];
const [a, b, c, d] = square as [
  (typeof square)[0],
  (typeof square)[0],
  (typeof square)[0],
  (typeof square)[0],
];

const problemOf = (corners: unknown) =>
  v.safeParse(typed, typeof corners === 'string' ? corners : JSON.stringify(corners)).issues?.[0]
    .message;

describe('a sketch', () => {
  it.each([
    ['without corners', '', undefined],
    ['of a square', square, undefined],
    ['of a triangle, the other way around', [c, b, a], undefined],
    ['of two corners', [a, b], 'corners'],
    ['of 31 corners', Array.from({ length: 31 }, () => a), 'corners'],
    ['with an empty corner', [a, b, corner('', '19.811')], 'corners'],
    ['with a word', [a, b, corner('85.83', 'north')], 'corners'],
    ['beyond the pole', [a, b, corner('85.83', '91')], 'corners'],
    ['whose sides cross', [a, c, b, d], 'crossing'],
    ['without any land', [a, b, a], 'crossing'],
  ])('%s', (_, corners, problem) => {
    expect(problemOf(corners)).toBe(problem && `apply.sketch.${problem}`);
    if (corners === '') return;
    const sent = toSketch(JSON.stringify(corners));
    expect(v.is(request, sent)).toBe(problem === undefined);
  });

  it('is read as it was written, and damaged as none', () => {
    expect(parseTypedCorners(toCornersText(square))).toEqual(square);
    expect(toCornersText([])).toBe('');
    expect(parseTypedCorners('[1]')).toEqual([]);
  });

  it.each([
    [1, 1.05, false],
    [1, 0.94, true],
    [1.06, 1, true],
    [1, 0, false],
  ])('of %d acres for %d acres differs: %s', (drawn, asked, differs) => {
    expect(differsFromArea(drawn, asked)).toBe(differs);
  });
});
