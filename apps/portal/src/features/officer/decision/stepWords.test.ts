import { en, workflows } from '@temple-land/portal-core';
import { expect, it } from 'vitest';
import { actionWord, needWord, stateWord } from './stepWords.ts';

const states = Object.values(workflows).flatMap((workflow) => Object.entries(workflow.states));
const actions = states.flatMap(([, state]) => state.actions);
const byOthers = new Set(['applicant', 'system']);

it('has words for every stage', () => {
  expect(states.map(([name]) => en[stateWord(name)]).every(Boolean)).toBe(true);
});

it('has words for every step that an officer takes, and none too many', () => {
  const taken = actions.filter(({ by }) => by.some((role) => !byOthers.has(role)));
  expect(taken.filter(({ name }) => actionWord(name) === undefined)).toEqual([]);
  expect(actionWord('withdraw')).toBeUndefined();
});

it('has words for everything that is given with a step', () => {
  const needs = new Set(actions.flatMap(({ needs = [] }) => needs));
  expect([...needs].map((need) => en[needWord(need)]).every(Boolean)).toBe(true);
  expect(() => needWord('ransom')).toThrow('need.ransom');
});
