import {
  api,
  hasSealedAnswer,
  hasSealedRequest,
  openResponse,
  outcomes,
  sealRequest,
  type Endpoint,
  type EndpointName,
  type Input,
  type Opened,
  type Output,
  type Signer,
} from '@temple-land/portal-core';
import * as v from 'valibot';
import { wholeWords } from '../i18n/i18n.ts';
import { currentSession } from '../state/session.ts';
import { reportAvailability } from '../state/availability.ts';
import { countedAsPending } from '../state/pendingCalls.ts';
import { addressOf } from './address.ts';
import { CallError, httpError, sessionError } from './callError.ts';
import { configuration, reloadConfiguration } from './configuration.ts';
import { logFailure } from './log.ts';
import { createSigner } from './signer.ts';
import { fromNetwork, sendToService, untilLate } from './transport.ts';

/** How a call is made. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Left out of the loader overlay: the page stays usable while it runs. */
  isQuiet?: boolean;
  /** Goes on when its page is left meanwhile. */
  outlivesPage?: boolean;
  /** The session token that the call carries; the one of the current session unless given. */
  token?: string | undefined;
}

/** Gives the signer with the configured envelope key. */
export async function portalSigner(): Promise<Signer> {
  return createSigner((await configuration()).envelopeKey);
}

async function jsonOf(response: Response): Promise<unknown> {
  const text = await fromNetwork(response.text());
  try {
    return JSON.parse(text);
  } catch {
    if (!response.ok) throw httpError(response);
    throw new CallError('answer', 'The answer is not JSON.');
  }
}

/** Opens an answer; a page that was opened before the service's key changed asks for the new one first. */
async function openEnvelope(signer: Signer, body: unknown): Promise<Opened> {
  const envelope = openResponse(signer, body);
  if (envelope.ok || envelope.reason !== 'token') return envelope;
  const { envelopeKey } = await reloadConfiguration();
  return openResponse(createSigner(envelopeKey), body);
}

async function opened(row: Endpoint, signer: Signer, body: unknown): Promise<unknown> {
  if (!hasSealedAnswer(row)) return body;
  const envelope = await openEnvelope(signer, body);
  if (envelope.ok) return envelope.value;
  throw new CallError(envelope.reason === 'json' ? 'answer' : 'signature', envelope.reason);
}

/** Reads an answer: bearer, envelope, shape; throws CallError with the first thing wrong. */
export async function readAnswer(row: Endpoint, signer: Signer, response: Response) {
  const ended = sessionError(response);
  if (ended) throw ended;
  const body = await jsonOf(response);
  const isSealed = typeof body === 'object' && body !== null && 'RESPONSE_DATA' in body;
  if (!response.ok && !isSealed) throw httpError(response);
  const parsed = v.safeParse(row.out, await opened(row, signer, body));
  if (parsed.success) return parsed.output;
  throw new CallError('answer', 'The answer breaks the contract.');
}

async function exchange(name: EndpointName, input: unknown, options: CallOptions) {
  // Read before anything is awaited: a call carries the token of the session in which it started.
  const { signal, outlivesPage, token = currentSession()?.token } = options;
  const row: Endpoint = api[name];
  const checked = v.safeParse(row.in, input);
  if (!checked.success) throw new CallError('input', 'The input breaks the contract.');
  const signer = await portalSigner();
  const { path, body } = addressOf(row, checked.output);
  const response = await sendToService({
    method: row.method,
    path,
    token,
    body: hasSealedRequest(row) ? sealRequest(signer, body) : body,
    signal: untilLate(signal),
    outlivesPage,
  });
  return readAnswer(row, signer, response);
}

/** Notes whether the service answers; a call that nobody waits for tells nothing of it. */
async function noted<T>(name: EndpointName, work: Promise<T>, signal?: AbortSignal): Promise<T> {
  const isWaitedFor = outcomes[name].failure !== 'log';
  try {
    const answer = await work;
    if (isWaitedFor) reportAvailability(true);
    return answer;
  } catch (error) {
    const isAway = error instanceof CallError && error.failure === 'unavailable';
    if (isWaitedFor && isAway && !signal?.aborted) reportAvailability(false);
    throw error;
  }
}

// What an answer shows, or a failure says, may need words that the page did not bring.
async function withWords<T>(work: Promise<T>): Promise<T> {
  const words = wholeWords().catch((error: unknown) => logFailure('words', error));
  return work.finally(() => words);
}

/**
 * Makes a call of the contract: input checked, sealed, sent, opened, answer checked (spec 7).
 * Throws CallError; a business status is not an error but part of the answer.
 */
export async function call<Name extends EndpointName>(
  name: Name,
  input: Input<Name>,
  options: CallOptions = {},
): Promise<Output<Name>> {
  const work = withWords(noted(name, exchange(name, input, options), options.signal));
  // The row's schema has just checked the answer; the table's type says the same.
  return (await (options.isQuiet ? work : countedAsPending(work))) as Output<Name>;
}
