import { en, workflows } from '@temple-land/portal-core';
import { expect, it } from 'vitest';
import { findActionLabel, getStepFieldLabel, getStateLabel } from './stepLabels.ts';

const states = Object.values(workflows).flatMap((workflow) => Object.entries(workflow.states));
const actions = states.flatMap(([, state]) => state.actions);

it('has a label for every stage', () => {
  expect(states.map(([name]) => en[getStateLabel(name)]).every(Boolean)).toBe(true);
});

it('has a label for every step of officers, and no unused one', () => {
  const taken = actions.filter(({ right }) => right !== undefined);
  expect(taken.filter(({ name }) => findActionLabel(name) === undefined)).toEqual([]);
  expect(findActionLabel('withdraw')).toBeUndefined();
});

it('has a label for every field of a step', () => {
  const needs = new Set(actions.flatMap(({ needs = [] }) => needs));
  expect([...needs].map((need) => en[getStepFieldLabel(need)]).every(Boolean)).toBe(true);
  expect(() => getStepFieldLabel('ransom')).toThrow('need.ransom');
});
