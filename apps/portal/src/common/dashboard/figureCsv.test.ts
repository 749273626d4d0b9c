import { expect, it } from 'vitest';
import { buildFigureCsv } from './figureCsv.ts';

it('has a heading, a line for each group, and no formula of a spreadsheet', () => {
  const series = [{ label: 'In time' }, { label: 'Late "and" lost' }];
  const groups = [
    { label: 'Puri', values: [3, 1.5] },
    { label: '=1+1', values: [0, 0] },
  ];
  expect(buildFigureCsv('District', series, groups)).toBe(
    '\uFEFF"District","In time","Late ""and"" lost"\r\n"Puri",3,1.5\r\n"\'=1+1",0,0\r\n',
  );
});
