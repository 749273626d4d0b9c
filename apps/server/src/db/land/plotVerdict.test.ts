import { expect, it } from 'vitest';
import { getPlotVerdict } from './plotVerdict.ts';

const plot = { isCurrent: true, isInUse: true, khataNo: '38', rorStatus: 'final' };

it.each([
  ['nothing under the number', [], '', 'no', false],
  ['a final record', [plot], '', 'yes', true],
  ['a final record of the khatiyan asked for', [plot], '38', 'yes', true],
  ['a record under another khatiyan', [plot], '39', 'unknown', false],
  ['a draft', [{ ...plot, rorStatus: 'draft' }], '', 'unknown', true],
  ['no copy of the record', [{ ...plot, rorStatus: 'missing' }], '38', 'unknown', true],
  ['an entry out of use', [{ ...plot, isInUse: false }], '', 'unknown', false],
  ['a former number', [{ ...plot, isCurrent: false }], '', 'unknown', false],
  ['a current and a former number', [plot, { ...plot, isCurrent: false }], '', 'yes', true],
] as const)('%s', (_, entries, khataNo, recorded, isShown) => {
  const verdict = getPlotVerdict([...entries], khataNo);
  expect([verdict.recorded, verdict.entry !== undefined]).toEqual([recorded, isShown]);
});
