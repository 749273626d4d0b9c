import { expect, it } from 'vitest';
import { buildKhatiyanPath, buildPlotPath, parseKhatiyanId, parsePlotCode } from './recordPaths.ts';

const queryOf = (path: string) => new URLSearchParams(path.split('?')[1]);

it('finds the plot of a path again, also one whose number has a stroke', () => {
  expect(buildPlotPath('51-123/1')).toBe('/officer/land/plot?code=51-123%2F1');
  expect(parsePlotCode(queryOf(buildPlotPath('51-123/1')))).toBe('51-123/1');
  expect(parsePlotCode(queryOf('/officer/land/plot'))).toBeUndefined();
});

it.each([
  ['16', 16],
  ['0', undefined],
  ['1.5', undefined],
  ['99999999999', undefined],
  ['x', undefined],
])('reads the khatiyan %s of an address as %s', (id, expected) => {
  expect(parseKhatiyanId(new URLSearchParams({ id }))).toBe(expected);
  expect(buildKhatiyanPath(16)).toBe('/officer/land/khatiyan?id=16');
});
