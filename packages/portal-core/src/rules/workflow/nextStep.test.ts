import { describe, expect, it } from 'vitest';
import { canContinue, findNextAction, getTurn, mayAssign, submittedStages } from './nextStep.ts';
import { stepRights } from './stepRights.ts';
import { offices, type Office } from './workflowShape.ts';

/** The rights of an office in a new installation. */
const rightsOf = (office: Office) =>
  new Set(stepRights.filter((row) => row.offices.includes(office)).map(({ right }) => right));

describe('the turn of a stage', () => {
  it.each([
    [2, 'SUBMITTED', 'accept', 'office'],
    [2, 'SCRUTINY', 'query', 'office'],
    [2, 'QUERY', 'answer', 'applicant'],
    [2, 'FIELD', 'report', 'office'],
    [2, 'DEMAND', 'pay', 'applicant'],
    [2, 'APPROVED', 'executeDeed', 'office'],
    [2, 'EXECUTED', undefined, 'nobody'],
    [2, 'REJECTED', undefined, 'nobody'],
    [2, 'CLOSED', undefined, 'nobody'],
    [3, 'FILED', 'issueNotice', 'office'],
    [3, 'EVICTION_ORDERED', 'takePossession', 'office'],
    [6, 'TECH_QUALIFIED', 'openFinancial', 'office'],
    [6, 'LIVE_SLOT', 'endSlot', 'service'],
    [6, 'WORKING', undefined, 'nobody'],
    [2, 'constructor', undefined, 'nobody'],
  ] as const)('%i %s continues with %s by %s', (type, state, action, turn) => {
    expect(findNextAction(type, state)?.name).toBe(action);
    expect(getTurn(type, state)).toBe(turn);
  });

  it('is somebody in every pending stage', () => {
    const pending = submittedStages.filter(({ status }) => status === 'P');
    expect(pending.filter(({ type, state }) => getTurn(type, state) === 'nobody')).toEqual([]);
  });

  it('of the office is the turn of at least one officer, who needs no decision for it', () => {
    for (const stage of submittedStages) {
      const able = offices.filter((office) => canContinue(stage, rightsOf(office), true));
      expect(able.length > 0, stage.state).toBe(getTurn(stage.type, stage.state) === 'office');
    }
  });
});

describe('an officer', () => {
  const scrutiny = { type: 2, state: 'SCRUTINY', status: 'P' } as const;

  it('who can only reject is not waited for', () => {
    expect(canContinue(scrutiny, rightsOf('deciding'), true)).toBe(false);
    expect(canContinue(scrutiny, rightsOf('dealing'), true)).toBe(true);
  });

  it('is waited for in every open stage where the office decides without stages', () => {
    const [field, dealing] = [rightsOf('field'), rightsOf('dealing')];
    expect(canContinue(scrutiny, field, false)).toBe(true);
    expect(canContinue(scrutiny, rightsOf('law'), false)).toBe(false);
    expect(canContinue({ ...scrutiny, state: 'QUERY' }, dealing, false)).toBe(false);
    const inspection = { type: 1, state: 'INSPECTION', status: 'P' } as const;
    expect(canContinue(inspection, dealing, false)).toBe(false);
  });

  it('without rights is never waited for', () => {
    expect(submittedStages.filter((stage) => canContinue(stage, new Set(), false))).toEqual([]);
  });

  it('may assign if the officer decides', () => {
    expect(offices.filter((office) => mayAssign(rightsOf(office)))).toEqual(['deciding', 'chief']);
  });
});
