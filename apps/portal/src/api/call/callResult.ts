import {
  defaultOutcomes,
  getMinutesLeft,
  findOutcome,
  outcomes,
  type Effect,
  type EndpointName,
  type FailureDisplay,
  type Outcome,
  type Output,
} from '@temple-land/portal-core';
import type { UserMessage } from '../../state/userMessage.ts';
import { CallError, type CallFailure } from './callError.ts';

/** The result of a call: its answer if any, whether it succeeded, the message for the user and the effects to run. */
export interface BaseCallResult {
  answer: unknown;
  isSuccess: boolean;
  message: UserMessage | undefined;
  effects: readonly Effect[];
  /** Where the message is shown: the call's own messages in place, any other as the outcomes table defines (spec 8). */
  display: FailureDisplay;
}

/** The result of a call of the contract. */
export interface CallResult<Name extends EndpointName> extends BaseCallResult {
  answer: Output<Name> | undefined;
}

/** The fields that any answer may have. */
export interface StatusAnswer {
  status?: number;
  message?: string;
  TimeLeft?: number;
}

const successStatus = 200;
const sessionEndedStatus = 429;
const undecodableStatus = -1;

function getMessage(outcome: Outcome, answer: StatusAnswer): UserMessage | undefined {
  const help = outcome.help === undefined ? {} : { help: outcome.help };
  if (outcome.showsServerMessage && answer.message) return { text: answer.message, ...help };
  if (outcome.message === undefined) return undefined;
  if (outcome.values === undefined) return { key: outcome.message, ...help };
  return { key: outcome.message, values: { n: getMinutesLeft(answer.TimeLeft ?? 0) }, ...help };
}

const hasNoMessage = ({ message, showsServerMessage }: Outcome) =>
  message === undefined && showsServerMessage !== true;

const isDefaultOutcome = (outcome: Outcome) =>
  Object.values<Outcome>(defaultOutcomes).includes(outcome);

const getFailureDisplay = (name: EndpointName, outcome: Outcome): FailureDisplay =>
  isDefaultOutcome(outcome) ? outcomes[name].failure : 'inPlace';

/** Returns the result of an answered call by the outcomes table (decision 0004). */
export function toCallResult<Name extends EndpointName>(
  name: Name,
  answer: Output<Name>,
): CallResult<Name> {
  // Calls without a business status (own address, health) succeed whenever they are answered.
  const statusAnswer: StatusAnswer = typeof answer === 'object' && answer !== null ? answer : {};
  const { status = successStatus } = statusAnswer;
  const outcome = findOutcome(name, status);
  const effects = outcome.effects ?? [];
  const isExpected = hasNoMessage(outcome) && !effects.includes('silent');
  return {
    answer,
    isSuccess: status === successStatus || isExpected,
    message: getMessage(outcome, statusAnswer),
    effects,
    display: getFailureDisplay(name, outcome),
  };
}

function findFailureOutcome(name: EndpointName, failure: CallFailure): Outcome {
  if (failure === 'expired') return findOutcome(name, sessionEndedStatus);
  if (failure === 'transport' || failure === 'unavailable') return findOutcome(name, 'network');
  return findOutcome(name, failure === 'signature' ? 'signature' : undecodableStatus);
}

function getErrorMessage(error: CallError, outcome: Outcome): UserMessage | undefined {
  const message =
    outcome.showsErrorText === true && error.message !== ''
      ? { text: error.message }
      : getMessage(outcome, {});
  if (message === undefined || error.failure !== 'unavailable') return message;
  return { ...message, help: 'help.unavailable' };
}

/** Returns the result of a call without an answer (spec 8, General). */
export function toErrorResult<Name extends EndpointName>(
  name: Name,
  thrown: unknown,
): CallResult<Name> {
  const error = thrown instanceof CallError ? thrown : new CallError('transport', String(thrown));
  const outcome = findFailureOutcome(name, error.failure);
  const { effects = [] } =
    error.failure === 'signature' && isDefaultOutcome(outcome)
      ? findOutcome(name, undecodableStatus)
      : outcome;
  return {
    answer: undefined,
    isSuccess: false,
    message: getErrorMessage(error, outcome),
    effects,
    display: getFailureDisplay(name, outcome),
  };
}
