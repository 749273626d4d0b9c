import { describe, expect, it } from 'vitest';
import { findAppealProblem, requiredFields, toAppealRequest, toTypedAppeal } from './appeal.ts';

const listProblems = (typed: Parameters<typeof findAppealProblem>[0]) =>
  requiredFields.filter((field) => findAppealProblem(typed, field) !== undefined);

const filed = {
  ...toTypedAppeal(undefined),
  court: 'High Court',
  number: 'WP/9',
  filedOn: '2026-01-05',
};

describe('an appeal to a higher court', () => {
  it('needs court, number and day of filing, and a day of decision once it is decided', () => {
    expect(listProblems(toTypedAppeal(undefined))).toEqual(['court', 'number', 'filedOn']);
    expect(listProblems(filed)).toEqual([]);
    expect(listProblems({ ...filed, status: 'allowed' })).toEqual(['decidedOn']);
  });

  it('is sent without a decision while it is pending', () => {
    const typed = { ...filed, decidedOn: '2026-02-01', outcome: 'Heard' };
    expect(toAppealRequest(typed)).toMatchObject({ decidedOn: '', outcome: '' });
    expect(toAppealRequest({ ...typed, status: 'dismissed' })).toMatchObject({ outcome: 'Heard' });
  });
});
