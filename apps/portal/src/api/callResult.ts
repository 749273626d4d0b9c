import {
  defaultOutcomes,
  minutesLeft,
  outcomeOf,
  outcomes,
  type Effect,
  type EndpointName,
  type FailurePlace,
  type Outcome,
  type Output,
} from '@temple-land/portal-core';
import type { UserMessage } from '../state/userMessage.ts';
import { CallError, type CallFailure } from './callError.ts';

/** How a call ended: the answer if one came, whether it succeeded, what the user is told and what happens. */
export interface AnyResult {
  answer: unknown;
  isSuccess: boolean;
  message: UserMessage | undefined;
  effects: readonly Effect[];
  /** Where the message is shown: one of the call's own in its place, any other where the table has it (spec 8). */
  place: FailurePlace;
}

/** How a call of a name ended. */
export interface CallResult<Name extends EndpointName> extends AnyResult {
  answer: Output<Name> | undefined;
}

/** What any answer may have. */
export interface AnyAnswer {
  status?: number;
  message?: string;
  TimeLeft?: number;
}

const done = 200;
const expired = 429;
const undecodable = -1;

function messageOf(outcome: Outcome, answer: AnyAnswer): UserMessage | undefined {
  const help = outcome.help === undefined ? {} : { help: outcome.help };
  if (outcome.sayServer && answer.message) return { text: answer.message, ...help };
  if (outcome.say === undefined) return undefined;
  if (outcome.with === undefined) return { key: outcome.say, ...help };
  return { key: outcome.say, values: { n: minutesLeft(answer.TimeLeft ?? 0) }, ...help };
}

const isSilent = ({ say, sayServer }: Outcome) => say === undefined && sayServer !== true;

const isDefault = (outcome: Outcome) => Object.values<Outcome>(defaultOutcomes).includes(outcome);

const placeOf = (name: EndpointName, outcome: Outcome): FailurePlace =>
  isDefault(outcome) ? outcomes[name].failure : 'inPlace';

/** Returns how a call ended from its answer, by the outcomes table (decision 0004). */
export function toCallResult<Name extends EndpointName>(
  name: Name,
  answer: Output<Name>,
): CallResult<Name> {
  // Calls without a business status (own address, health) always worked when they answered.
  const known: AnyAnswer = typeof answer === 'object' && answer !== null ? answer : {};
  const { status = done } = known;
  const outcome = outcomeOf(name, status);
  const effects = outcome.effects ?? [];
  const isExpected = isSilent(outcome) && !effects.includes('silent');
  return {
    answer,
    isSuccess: status === done || isExpected,
    message: messageOf(outcome, known),
    effects,
    place: placeOf(name, outcome),
  };
}

function outcomeOfFailure(name: EndpointName, failure: CallFailure): Outcome {
  if (failure === 'expired') return outcomeOf(name, expired);
  if (failure === 'transport' || failure === 'unavailable') return outcomeOf(name, 'network');
  return outcomeOf(name, failure === 'signature' ? 'signature' : undecodable);
}

function messageOfError(error: CallError, outcome: Outcome): UserMessage | undefined {
  const message =
    outcome.sayError === true && error.message !== ''
      ? { text: error.message }
      : messageOf(outcome, {});
  if (message === undefined || error.failure !== 'unavailable') return message;
  return { ...message, help: 'help.unavailable' };
}

/** Returns how a call ended that brought no answer (spec 8, General). */
export function toErrorResult<Name extends EndpointName>(
  name: Name,
  thrown: unknown,
): CallResult<Name> {
  const error = thrown instanceof CallError ? thrown : new CallError('transport', String(thrown));
  const outcome = outcomeOfFailure(name, error.failure);
  const { effects = [] } =
    error.failure === 'signature' && isDefault(outcome) ? outcomeOf(name, undecodable) : outcome;
  return {
    answer: undefined,
    isSuccess: false,
    message: messageOfError(error, outcome),
    effects,
    place: placeOf(name, outcome),
  };
}
