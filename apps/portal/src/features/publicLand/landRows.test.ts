import { expect, it } from 'vitest';
import { sumLand } from './landRows.ts';

it('adds counts, and acres without the error of floating point', () => {
  const row = { name: 'Puri', tahasils: 1, mouzas: 2, plots: 3, area: 0.1 };
  const rows = [row, { ...row, name: 'Gop', area: 0.2 }, { ...row, name: 'Kanas', area: 0.0001 }];
  expect(sumLand(rows, 'Total')).toEqual({
    name: 'Total',
    tahasils: 3,
    mouzas: 6,
    plots: 9,
    area: 0.3001,
  });
});

it('is a row of zeros without rows', () => {
  expect(sumLand([], 'Total')).toEqual({
    name: 'Total',
    tahasils: 0,
    mouzas: 0,
    plots: 0,
    area: 0,
  });
});
