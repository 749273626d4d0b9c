import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../../../tests/ruleTexts.ts';
import { DecisionForm, DeclarationForm } from './landForms.ts';

it('requires the declaration', () => {
  const unchecked = { isDeclared: 'Please accept the declaration' };
  expect(textsOf(DeclarationForm, { isDeclared: false })).toEqual(unchecked);
  expect(textsOf(DeclarationForm, { isDeclared: true })).toEqual({});
});

describe('a decision', () => {
  it.each([
    ['A', '', undefined],
    ['A', 'Papers in order', undefined],
    ['R', '', 'Please enter a remark'],
    ['R', '  ', 'Please enter a remark'],
    ['R', 'Papers missing', undefined],
    ['G CLOSE', '', 'Please enter a remark'],
    ['G CLOSE', 'Land withdrawn', undefined],
  ])('%s with the remark %j: %s', (statusType, remark, text) => {
    expect(textsOf(DecisionForm, { statusType, remark }).remark).toBe(text);
  });

  it('cannot be "pending"', () => {
    expect(v.is(DecisionForm, { statusType: 'P', remark: 'x' })).toBe(false);
  });
});
