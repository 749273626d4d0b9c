import { expect, it } from 'vitest';
import {
  listPossibleDecisions,
  getDecidedState,
  isDecidable,
  needsRemark,
  openStatus,
} from './decisions.ts';
import { stepRights, type StepRight } from '../workflow/stepRights.ts';
import { getStatusCode } from '../workflow/workflow.ts';
import type { Office } from '../workflow/workflowShape.ts';

it.each([
  ['P', true, false],
  ['A', false, false],
  ['R', false, true],
  ['G CLOSE', false, true],
] as const)('%s: can be decided %s, needs a remark %s', (status, decidable, remark) => {
  expect([isDecidable(status), needsRemark(status)]).toEqual([decidable, remark]);
});

it('has P as the open status', () => {
  expect(openStatus).toBe('P');
});

it.each([1, 2, 3, 6] as const)(
  'ends a direct decision of type %d where the wire says so',
  (type) => {
    for (const status of ['A', 'R', 'G CLOSE'] as const) {
      const state = getDecidedState(type, status);
      if (state !== undefined) expect(getStatusCode(type, state)).toBe(status);
    }
  },
);

it.each([
  [1, false],
  [2, true],
  [3, false],
  [6, true],
] as const)('type %d closes without a decision: %s', (type, closes) => {
  expect(getDecidedState(type, 'G CLOSE') !== undefined).toBe(closes);
});

const rightsOf = (office: Office): ReadonlySet<StepRight> =>
  new Set(stepRights.filter(({ offices }) => offices.includes(office)).map(({ right }) => right));

const statusesOf = (...asked: Parameters<typeof listPossibleDecisions>) =>
  Object.keys(listPossibleDecisions(...asked)).sort();

// Requirement: UN-103
it.each([
  [1, []],
  [2, ['A', 'G CLOSE', 'R']],
  [3, ['A', 'R']],
  [6, ['A', 'G CLOSE', 'R']],
] as const)('an application of type %d can be decided directly: %j', (type, statuses) => {
  const application = { type, status: 'P', state: 'SCRUTINY' } as const;
  for (const office of ['field', 'dealing', 'deciding', 'chief', 'tender'] as const) {
    expect(statusesOf(application, rightsOf(office), false)).toEqual(statuses);
  }
  expect(statusesOf(application, rightsOf('law'), false)).toEqual([]);
  expect(statusesOf(application, new Set(), false)).toEqual([]);
  expect(statusesOf({ ...application, status: 'A' }, rightsOf('deciding'), false)).toEqual([]);
});

it('in a workflow an officer can take the decisions with a right to them that need only a remark', () => {
  const submitted = { type: 2, status: 'P', state: 'SUBMITTED' } as const;
  expect(statusesOf(submitted, rightsOf('dealing'), true)).toEqual(['G CLOSE']);
  expect(statusesOf(submitted, rightsOf('field'), true)).toEqual([]);
  expect(statusesOf({ type: 1, status: 'P', state: 'TRIAGE' }, rightsOf('dealing'), true)).toEqual(
    [],
  );
});
