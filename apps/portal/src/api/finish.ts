import {
  defaultOutcomes,
  minutesLeft,
  outcomeOf,
  type Effect,
  type EndpointName,
  type Outcome,
  type Output,
} from '@temple-land/portal-core';
import type { Said } from '../state/said.ts';
import { CallError } from './callError.ts';

/** How a call ended: the answer if one came, whether it did its work, what to say and to do. */
export interface Finished<Name extends EndpointName> {
  answer: Output<Name> | undefined;
  isSuccess: boolean;
  said: Said | undefined;
  effects: readonly Effect[];
  /** What is said is no text of this call's own: it belongs in a popup (spec 8, General). */
  isGeneral: boolean;
}

interface AnyAnswer {
  status?: number;
  message?: string;
  TimeLeft?: number;
}

const expired = 429;
const undecodable = -1;
// Spec 8: a failed token check of the summary and the FAQ shows nothing.
const quietSignature: ReadonlySet<EndpointName> = new Set(['summary', 'faq']);

function saidOf(outcome: Outcome, answer: AnyAnswer): Said | undefined {
  if (outcome.sayServer && answer.message) return { text: answer.message };
  if (outcome.say === undefined) return undefined;
  if (outcome.with === undefined) return { key: outcome.say };
  return { key: outcome.say, values: { n: minutesLeft(answer.TimeLeft ?? 0) } };
}

const isSilent = ({ say, sayServer }: Outcome) => say === undefined && sayServer !== true;

/** Gives how a call ended from its answer, by the outcomes table (decision 0004). */
export function finishedWith<Name extends EndpointName>(
  name: Name,
  answer: Output<Name>,
): Finished<Name> {
  // Calls without a business status (own address, health) always worked when they answered.
  const known: AnyAnswer = typeof answer === 'object' && answer !== null ? answer : {};
  const { status = 200 } = known;
  const outcome = outcomeOf(name, status);
  const effects = outcome.effects ?? [];
  const isExpected = isSilent(outcome) && !effects.includes('silent');
  return {
    answer,
    isSuccess: status === 200 || isExpected,
    said: saidOf(outcome, known),
    effects,
    isGeneral: isDefault(outcome),
  };
}

const isDefault = (outcome: Outcome) => Object.values<Outcome>(defaultOutcomes).includes(outcome);

function outcomeOfError(name: EndpointName, error: CallError): Outcome {
  if (error.failure === 'expired') return outcomeOf(name, expired);
  if (error.failure === 'transport') return outcomeOf(name, 'network');
  return outcomeOf(name, undecodable);
}

function saidOfError(name: EndpointName, error: CallError, outcome: Outcome): Said | undefined {
  if (error.failure === 'signature') {
    return quietSignature.has(name) ? undefined : { key: 'general.signatureMismatch' };
  }
  const isOwnText = error.failure !== 'transport' || outcome.sayError !== true;
  if (!isOwnText && error.message !== '') return { text: error.message };
  return saidOf(outcome, {});
}

/** Gives how a call ended that brought no answer (spec 8, General). */
export function finishedWithout<Name extends EndpointName>(
  name: Name,
  thrown: unknown,
): Finished<Name> {
  const error = thrown instanceof CallError ? thrown : new CallError('transport', String(thrown));
  const outcome = outcomeOfError(name, error);
  return {
    answer: undefined,
    isSuccess: false,
    said: saidOfError(name, error, outcome),
    effects: outcome.effects ?? [],
    isGeneral: error.failure === 'signature' || isDefault(outcome),
  };
}
