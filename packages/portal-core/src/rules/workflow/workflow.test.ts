// Long because four state machines are held cell by cell.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  listActions,
  getDueTime,
  canUndo,
  getProcessingTime,
  findState,
  checkAction,
  getStatusCode,
  workflows,
  type ActionContext,
  type StepTaker,
} from './workflow.ts';
import { stepRights, type WorkflowType } from './stepRights.ts';
import { back, offices, type Office, type Participant } from './workflowShape.ts';

const day = 86_400_000;
const types: readonly WorkflowType[] = [1, 2, 3, 6];
type Role = Participant | Office;
const roles: readonly Role[] = ['applicant', ...offices, 'system'];
const toTaker = (role: Role): StepTaker =>
  role === 'applicant' || role === 'system'
    ? role
    : new Set(stepRights.filter((row) => row.offices.includes(role)).map(({ right }) => right));
const namesOf = (type: WorkflowType) => Object.keys(workflows[type].states);
const by = (role: Role, rest: Partial<ActionContext> = {}): ActionContext => ({
  taker: toTaker(role),
  now: 0,
  since: 0,
  ...rest,
});

/** The states from which `state` can be reached. */
const sourcesOf = (type: WorkflowType, state: string) =>
  namesOf(type).filter((name) => findState(type, name)?.actions.some(({ to }) => to === state));

function targetsOf(type: WorkflowType, state: string): string[] {
  const actions = findState(type, state)?.actions ?? [];
  return actions.flatMap(({ to }) => (to === back ? sourcesOf(type, state) : [to]));
}

function reached(type: WorkflowType, start: string): Set<string> {
  const seen = new Set([start]);
  for (const state of seen) for (const next of targetsOf(type, state)) seen.add(next);
  return seen;
}

/** Takes the named actions one after another and returns each state with its code. */
function walk(type: WorkflowType, start: string, steps: readonly [string, Role][]) {
  const path = [start];
  for (const [action, role] of steps) {
    const [cameFrom, state] = [path.at(-2) ?? start, path.at(-1) ?? start];
    const verdict = checkAction(type, state, action, by(role, { cameFrom }));
    path.push(verdict.ok ? verdict.to : `${state}: ${action} ${verdict.why}`);
  }
  return path.map((state) => `${state} ${getStatusCode(type, state) ?? '-'}`);
}

describe.each(types)('the workflow of type %d', (type) => {
  // Requirements: CO-033, UN-103
  it('reaches every state from its start', () => {
    expect([...reached(type, workflows[type].start)].sort()).toEqual(namesOf(type).sort());
  });

  it('has no state with the reserved name BACK', () => {
    expect(findState(type, back)).toBeUndefined();
  });

  it('reaches an end from every state', () => {
    const isEnd = (name: string) => ['A', 'R', 'G CLOSE'].includes(getStatusCode(type, name) ?? '');
    const endless = namesOf(type).filter((name) => ![...reached(type, name)].some(isEnd));
    expect(endless).toEqual([]);
  });

  it('has each action once per state, with a right or a participant who takes it', () => {
    for (const name of namesOf(type)) {
      const actions = findState(type, name)?.actions ?? [];
      expect(new Set(actions.map((action) => action.name)).size).toBe(actions.length);
      expect(actions.filter((one) => one.by.length === 0 && one.right === undefined)).toEqual([]);
    }
  });

  it('requires a written reason from an officer who rejects or closes', () => {
    for (const name of namesOf(type)) {
      const silent = (findState(type, name)?.actions ?? []).filter(
        ({ to, needs, by: who }) =>
          !who.includes('system') &&
          ['R', 'G CLOSE'].includes(getStatusCode(type, to) ?? '') &&
          (needs ?? []).length === 0,
      );
      expect(silent).toEqual([]);
    }
  });

  it('stays within its states on any path, and only for the listed roles', () => {
    const step = fc.record({ pick: fc.nat(), role: fc.constantFrom(...roles) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const path = [workflows[type].start];
        for (const { pick, role } of steps) {
          const state = path.at(-1) ?? '';
          const actions = findState(type, state)?.actions ?? [];
          const action = actions[pick % Math.max(1, actions.length)];
          if (!action) break;
          const verdict = checkAction(
            type,
            state,
            action.name,
            by(role, { cameFrom: path.at(-2) }),
          );
          expect(verdict.ok).toBe(listActions(type, state, toTaker(role)).includes(action));
          if (verdict.ok) path.push(verdict.to);
        }
        expect(path.filter((name) => findState(type, name) === undefined)).toEqual([]);
      }),
    );
  });

  it('refuses unknown states and actions, including names from Object.prototype', () => {
    for (const name of ['', 'NOWHERE', 'toString', '__proto__', 'constructor']) {
      expect(findState(type, name)).toBeUndefined();
      expect(getStatusCode(type, name)).toBeUndefined();
      expect(listActions(type, name, toTaker('deciding'))).toEqual([]);
      const { start } = workflows[type];
      expect(checkAction(type, start, name, by('deciding'))).toEqual({ ok: false, why: 'unknown' });
    }
  });
});

describe('the path of an application', () => {
  it('type 1: report, triage, inspection, notice, transferred', () => {
    const steps: [string, Role][] = [
      ['accept', 'system'],
      ['inspect', 'dealing'],
      ['report', 'field'],
      ['transfer', 'dealing'],
    ];
    expect(walk(1, 'SUBMITTED', steps)).toEqual([
      'SUBMITTED P',
      'TRIAGE P',
      'INSPECTION P',
      'NOTICE P',
      'TRANSFERRED A',
    ]);
  });

  it('type 2: from the draft to the deed, with a question, an opinion and the committee', () => {
    const steps: [string, Role][] = [
      ['submit', 'applicant'],
      ['accept', 'dealing'],
      ['query', 'dealing'],
      ['answer', 'applicant'],
      ['sendToField', 'dealing'],
      ['report', 'field'],
      ['seekOpinion', 'dealing'],
      ['opinion', 'law'],
      ['value', 'dealing'],
      ['putToCommittee', 'deciding'],
      ['defer', 'chief'],
      ['resolve', 'chief'],
      ['pay', 'applicant'],
      ['issueOrder', 'dealing'],
      ['executeDeed', 'dealing'],
    ];
    expect(walk(2, 'DRAFT', steps)).toEqual([
      'DRAFT -',
      'SUBMITTED P',
      'SCRUTINY P',
      'QUERY P',
      'SCRUTINY P',
      'FIELD P',
      'VALUATION P',
      'LEGAL P',
      'VALUATION P',
      'RECOMMENDED P',
      'COMMITTEE P',
      'COMMITTEE P',
      'DEMAND P',
      'PAID P',
      'APPROVED A',
      'EXECUTED A',
    ]);
  });

  it('type 3: from filing to possession, with a stay', () => {
    const steps: [string, Role][] = [
      ['issueNotice', 'law'],
      ['serve', 'field'],
      ['listHearing', 'law'],
      ['stay', 'law'],
      ['vacateStay', 'law'],
      ['reserveOrder', 'field'],
      ['orderEviction', 'deciding'],
      ['takePossession', 'field'],
    ];
    expect(walk(3, 'FILED', steps)).toEqual([
      'FILED P',
      'NOTICE_ISSUED P',
      'SERVED P',
      'HEARING P',
      'STAYED P',
      'HEARING P',
      'ORDER_RESERVED P',
      'EVICTION_ORDERED A',
      'POSSESSION_TAKEN A',
    ]);
  });

  it('type 6: from registration to the working lease', () => {
    const steps: [string, Role][] = [
      ['payFee', 'applicant'],
      ['submitFormM', 'applicant'],
      ['openTechnical', 'chief'],
      ['qualify', 'tender'],
      ['startSlot', 'system'],
      ['endSlot', 'system'],
      ['declareHighest', 'tender'],
      ['issueLetter', 'deciding'],
      ['paySecurity', 'applicant'],
      ['executeDeed', 'deciding'],
      ['startWork', 'tender'],
    ];
    expect(walk(6, 'REGISTERED', steps)).toEqual([
      'REGISTERED -',
      'FEE_PAID -',
      'FORM_M_SUBMITTED P',
      'TECH_OPEN P',
      'TECH_QUALIFIED P',
      'LIVE_SLOT P',
      'FIN_OPEN P',
      'H1 P',
      'LOI P',
      'SECURITY P',
      'DEED A',
      'WORKING A',
    ]);
  });

  it.each([
    [2, 'WITHDRAWN', 'G CLOSE'],
    [2, 'LAPSED', 'G CLOSE'],
    [2, 'DUPLICATE', 'G CLOSE'],
    [2, 'CLOSED', 'G CLOSE'],
    [2, 'REJECTED', 'R'],
    [1, 'REJECTED', 'R'],
    [3, 'DISMISSED', 'R'],
    [3, 'STAYED', 'P'],
    [6, 'TECH_REJECTED', 'R'],
    [6, 'CLOSED', 'G CLOSE'],
  ] as const)('type %d, %s: status code %s', (type, state, wire) => {
    expect(getStatusCode(type, state)).toBe(wire);
  });

  it('closes without a decision in types 2 and 6 only', () => {
    const closing = types.filter((type) =>
      namesOf(type).some((name) => getStatusCode(type, name) === 'G CLOSE'),
    );
    expect(closing).toEqual([2, 6]);
  });
});

describe('the permission to act', () => {
  it('offers no action to a user without rights', () => {
    const nobody: StepTaker = new Set();
    expect(listActions(2, 'SCRUTINY', nobody)).toEqual([]);
    const attempt = { ...by('dealing'), taker: nobody };
    expect(checkAction(2, 'SCRUTINY', 'query', attempt)).toEqual({ ok: false, why: 'notYours' });
  });

  it.each([
    ['applicant', ['withdraw']],
    ['field', []],
    ['dealing', ['query', 'sendToField', 'seekOpinion', 'duplicate', 'close']],
    ['deciding', ['seekOpinion', 'reject', 'close']],
    ['chief', []],
  ] as const)('offers the rights of %s in scrutiny the actions %j', (role, names) => {
    expect(listActions(2, 'SCRUTINY', toTaker(role)).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['RECOMMENDED', 'approve', 'deciding'],
    ['RECOMMENDED', 'putToCommittee', 'deciding'],
    ['RECOMMENDED', 'reject', 'deciding'],
    ['COMMITTEE', 'resolve', 'chief'],
    ['COMMITTEE', 'reject', 'chief'],
  ] as const)(
    'refuses a decision by the officer who recommended: %s, %s',
    (state, action, role) => {
      const own = by(role, { ownActions: ['query', 'value'] });
      expect(checkAction(2, state, action, own)).toEqual({ ok: false, why: 'samePerson' });
      expect(checkAction(2, state, action, by(role, { ownActions: ['query'] })).ok).toBe(true);
    },
  );

  it('opens bids with two approvals', () => {
    const keys = (state: string, name: string) =>
      findState(6, state)?.actions.find((action) => action.name === name)?.keys;
    expect(keys('FORM_M_SUBMITTED', 'openTechnical')).toBe(2);
    expect(keys('TECH_QUALIFIED', 'openFinancial')).toBe(2);
  });

  it('returns to the previous state only if there is one', () => {
    expect(checkAction(2, 'LEGAL', 'opinion', by('law'))).toEqual({ ok: false, why: 'unknown' });
    const lost = by('law', { cameFrom: 'NOWHERE' });
    expect(checkAction(2, 'LEGAL', 'opinion', lost)).toEqual({ ok: false, why: 'unknown' });
  });
});

describe('time limits', () => {
  it.each([
    [1, 'TRIAGE', 3],
    [1, 'INSPECTION', 15],
    [2, 'DRAFT', 90],
    [2, 'SUBMITTED', 2],
    [2, 'SCRUTINY', 7],
    [2, 'QUERY', 15],
    [2, 'FIELD', 21],
    [2, 'LEGAL', 10],
    [2, 'VALUATION', 7],
    [2, 'RECOMMENDED', 7],
    [2, 'DEMAND', 30],
    [2, 'PAID', 5],
    [2, 'APPROVED', 30],
  ] as const)('type %d, %s: %d days', (type, state, days) => {
    expect(getDueTime(type, state, 1000)).toBe(1000 + days * day);
  });

  it.each([
    [2, 'COMMITTEE'],
    [2, 'REJECTED'],
    [3, 'HEARING'],
    [2, 'NOWHERE'],
  ] as const)('type %d, %s: none', (type, state) => {
    expect(getDueTime(type, state, 0)).toBeUndefined();
  });

  it.each(['WITHDRAWN', 'LAPSED', 'DUPLICATE', 'CLOSED'])(
    'opens %s again for 60 days to the moment',
    (state) => {
      const on = (now: number) =>
        checkAction(2, state, 'reopen', by('deciding', { since: 7, now }));
      expect(on(7 + 60 * day)).toMatchObject({ ok: true, to: 'SCRUTINY', wire: 'P' });
      expect(on(8 + 60 * day)).toEqual({ ok: false, why: 'tooLate' });
    },
  );

  it('allows undoing an internal action for exactly the minutes that the office sets', () => {
    const named = (name: string) =>
      listActions(2, 'SCRUTINY', toTaker('dealing')).find((a) => a.name === name);
    const [field, query] = [named('sendToField'), named('query')];
    if (!field || !query) throw new Error('the workflow has lost an action');
    expect(canUndo(field, 5, 5 + 2 * 60_000, 2)).toBe(true);
    expect(canUndo(field, 5, 6 + 2 * 60_000, 2)).toBe(false);
    expect(canUndo(query, 5, 5, 2)).toBe(false);
  });

  it('counts the processing time without paused states', () => {
    const stays = [
      { state: 'SUBMITTED', since: 0 },
      { state: 'SCRUTINY', since: 2 * day },
      { state: 'QUERY', since: 5 * day },
      { state: 'SCRUTINY', since: 15 * day },
    ];
    expect(getProcessingTime(2, stays, 16 * day)).toBe(6 * day);
    expect(getProcessingTime(2, stays.slice(0, 3), 99 * day)).toBe(5 * day);
    expect(getProcessingTime(2, [], 99 * day)).toBe(0);
  });
});
