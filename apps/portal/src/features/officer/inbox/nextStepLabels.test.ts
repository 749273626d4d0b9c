import { findNextAction, submittedStages } from '@temple-land/portal-core';
import { expect, it } from 'vitest';
import { getNextStepLabel } from './nextStepLabels.ts';

it('names the next action of every stage', () => {
  for (const { type, state } of submittedStages) {
    const action = findNextAction(type, state)?.name;
    if (action !== undefined) expect(getNextStepLabel(action), action).not.toBe('step');
  }
});
