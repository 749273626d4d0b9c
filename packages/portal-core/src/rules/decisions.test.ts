import { expect, it } from 'vitest';
import { decisionReasons, isDecidable, needsRemark, openStatus } from './decisions.ts';

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
