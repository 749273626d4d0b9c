import { expect, it } from 'vitest';
import { decisionReasons } from '../schemas/workflow.ts';
import { directState, isDecidable, needsRemark, openStatus } from './decisions.ts';
import { wireCodeOf } from './workflow.ts';

it.each([
  ['P', true, false],
  ['A', false, false],
  ['R', false, true],
  ['G CLOSE', false, true],
] as const)('%s: can be decided %s, needs a remark %s', (status, decidable, remark) => {
  expect([isDecidable(status), needsRemark(status)]).toEqual([decidable, remark]);
});

it('opens with P', () => {
  expect(openStatus).toBe('P');
});

it('names each reason once', () => {
  expect(new Set(decisionReasons).size).toBe(decisionReasons.length);
  expect(decisionReasons).toContain('other');
});

it.each([1, 2, 3, 6] as const)(
  'ends a direct decision of type %d where the wire says so',
  (type) => {
    for (const status of ['A', 'R', 'G CLOSE'] as const) {
      const state = directState(type, status);
      if (state !== undefined) expect(wireCodeOf(type, state)).toBe(status);
    }
  },
);

it.each([
  [1, false],
  [2, true],
  [3, false],
  [6, true],
] as const)('type %d closes without a decision: %s', (type, closes) => {
  expect(directState(type, 'G CLOSE') !== undefined).toBe(closes);
});
