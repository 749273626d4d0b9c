import { findNextAction, listNextRoles, submittedStages } from '@temple-land/portal-core';
import { expect, it } from 'vitest';
import { getActorLabel, getNextStepLabel } from './nextStepLabels.ts';

it('names the next action of every stage, and who takes it', () => {
  for (const { type, state } of submittedStages) {
    const action = findNextAction(type, state)?.name;
    if (action !== undefined) expect(getNextStepLabel(action), action).not.toBe('step');
    for (const role of listNextRoles(type, state))
      expect(getActorLabel(role)).toBe(`actor.${role}`);
  }
});
