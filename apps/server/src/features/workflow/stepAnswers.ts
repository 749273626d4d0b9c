import { message, type MessageKey } from '@temple-land/portal-core';
import type { Reply, SignedIn } from '../../handler.ts';
import type { ApplicationState } from './applicationState.repository.ts';

/** The answer to a step. */
export type StepReply = Reply<'officerStep'>;

const refusalKeys = {
  unknown: { status: 409, key: 'decision.conflict' },
  tooLate: { status: 409, key: 'step.tooLate' },
  notYours: { status: 403, key: 'step.notYours' },
  samePerson: { status: 403, key: 'step.samePerson' },
} as const satisfies Record<string, { status: number; key: MessageKey }>;

/** Returns the refusal of a step, with its reason. */
export function refuseStep({ language }: SignedIn, why: keyof typeof refusalKeys): StepReply {
  const { status, key } = refusalKeys[why];
  return { status, message: message(language, key) };
}

/** Returns the answer with the state after a step. */
export const answerState = (
  { state, status, version }: ApplicationState,
  more: { isWaitingForSecondKey?: boolean; undoUntil?: string } = {},
): StepReply => ({
  status: 200,
  result: { state, statusType: status, version, isWaitingForSecondKey: false, ...more },
});
