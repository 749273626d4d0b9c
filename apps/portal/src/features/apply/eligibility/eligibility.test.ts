import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  createEligibilityAnswers,
  EligibilityForm,
  findRoute,
  listQuestions,
  type EligibilityAnswers,
} from './eligibility.ts';

const withAnswers = (answers: Partial<EligibilityAnswers>): EligibilityAnswers => ({
  ...createEligibilityAnswers(),
  ...answers,
});

describe('the questions before the form', () => {
  it.each([
    [{ temple: 'no' }, 'notTemple'],
    [{ temple: 'yes', wish: 'buy', held: 'yes' }, 'purchase'],
    [{ temple: 'yes', wish: 'buy', held: 'no' }, 'lease'],
    [{ temple: 'unsure', wish: 'use' }, 'lease'],
    [{ temple: 'yes', wish: 'lease', leaseWish: 'renewal' }, 'renewal'],
    [{ temple: 'yes', wish: 'lease', leaseWish: 'transfer' }, 'transfer'],
    [{ temple: 'yes', wish: 'exchange' }, 'exchange'],
    [{ temple: 'yes', wish: 'correct' }, 'correction'],
  ] as const)('%j lead to %s', (answers, route) => {
    expect(v.is(EligibilityForm, withAnswers(answers))).toBe(true);
    expect(findRoute(withAnswers(answers))).toBe(route);
  });

  it.each([
    [{}, ['temple']],
    [{ temple: 'no' }, ['temple']],
    [{ temple: 'yes' }, ['temple', 'wish']],
    [{ temple: 'yes', wish: 'buy' }, ['temple', 'wish', 'held']],
    [{ temple: 'unsure', wish: 'lease' }, ['temple', 'wish', 'leaseWish']],
    [{ temple: 'no', wish: 'buy' }, ['temple']],
  ] as const)('after %j are %j', (answers, names) => {
    expect(listQuestions(withAnswers(answers)).map(([name]) => name)).toEqual(names);
  });

  it('need an answer each', () => {
    expect(v.is(EligibilityForm, withAnswers({ temple: 'yes' }))).toBe(false);
    expect(v.is(EligibilityForm, withAnswers({ temple: 'yes', wish: 'buy' }))).toBe(false);
  });
});
