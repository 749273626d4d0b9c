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
import type { Said } from '../state/said.ts';
import { CallError, type CallFailure } from './callError.ts';

/** How a call ended: the answer if one came, whether it did its work, what to say and to do. */
export interface Finished<Name extends EndpointName> {
  answer: Output<Name> | undefined;
  isSuccess: boolean;
  said: Said | undefined;
  effects: readonly Effect[];
  /** Where it is said: a text of the call's own in its place, any other where the table has it (spec 8). */
  saidIn: FailurePlace;
}

interface AnyAnswer {
  status?: number;
  message?: string;
  TimeLeft?: number;
}

const done = 200;
const expired = 429;
const undecodable = -1;

function saidOf(outcome: Outcome, answer: AnyAnswer): Said | undefined {
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
export function finishedWith<Name extends EndpointName>(
  name: Name,
  answer: Output<Name>,
): Finished<Name> {
  // Calls without a business status (own address, health) always worked when they answered.
  const known: AnyAnswer = typeof answer === 'object' && answer !== null ? answer : {};
  const { status = done } = known;
  const outcome = outcomeOf(name, status);
  const effects = outcome.effects ?? [];
  const isExpected = isSilent(outcome) && !effects.includes('silent');
  return {
    answer,
    isSuccess: status === done || isExpected,
    said: saidOf(outcome, known),
    effects,
    saidIn: placeOf(name, outcome),
  };
}

function outcomeOfFailure(name: EndpointName, failure: CallFailure): Outcome {
  if (failure === 'expired') return outcomeOf(name, expired);
  if (failure === 'transport' || failure === 'unavailable') return outcomeOf(name, 'network');
  return outcomeOf(name, failure === 'signature' ? 'signature' : undecodable);
}

function saidOfError(error: CallError, outcome: Outcome): Said | undefined {
  const said =
    outcome.sayError === true && error.message !== ''
      ? { text: error.message }
      : saidOf(outcome, {});
  if (said === undefined || error.failure !== 'unavailable') return said;
  return { ...said, help: 'help.unavailable' };
}

/** Returns how a call ended that brought no answer (spec 8, General). */
export function finishedWithout<Name extends EndpointName>(
  name: Name,
  thrown: unknown,
): Finished<Name> {
  const error = thrown instanceof CallError ? thrown : new CallError('transport', String(thrown));
  const outcome = outcomeOfFailure(name, error.failure);
  const { effects = [] } =
    error.failure === 'signature' && isDefault(outcome) ? outcomeOf(name, undecodable) : outcome;
  return {
    answer: undefined,
    isSuccess: false,
    said: saidOfError(error, outcome),
    effects,
    saidIn: placeOf(name, outcome),
  };
}
