import { describe, expect, it } from 'vitest';
import { getDirectRight, isStepRight, stepRights } from './stepRights.ts';
import { findState, workflows } from './workflow.ts';

describe('the rights to take steps', () => {
  it('are each listed once', () => {
    const names = stepRights.map(({ right }) => right);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('land.recommended.approve');
  });

  it('are those that the actions of the workflows require, and the decisions without stages', () => {
    const required = Object.values(workflows).flatMap(({ states }) =>
      Object.values(states).flatMap(({ actions }) => actions.flatMap(({ right }) => right ?? [])),
    );
    const direct = ([2, 3, 6] as const).flatMap((type) => getDirectRight(type) ?? []);
    const names = stepRights.map(({ right }) => right);
    expect([...required, ...direct].sort()).toEqual(names.toSorted());
    expect(getDirectRight(1)).toBeUndefined();
  });

  it('each name a stage and an action that officers take', () => {
    for (const { right, type, state, action, offices } of stepRights) {
      if (state === undefined) continue;
      const taken = findState(type, state)?.actions.find(({ name }) => name === action);
      expect(taken?.right).toBe(right);
      expect(offices.length).toBeGreaterThan(0);
    }
  });

  it.each([
    'land.recommended.withdraw',
    'land.recommended',
    'toString',
    '',
    'Land.Recommended.approve',
  ])('do not include %j', (name) => {
    expect(isStepRight(name)).toBe(false);
  });
});
