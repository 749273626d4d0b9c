import { outcomes, type EndpointName, type Input, type Output } from '@temple-land/portal-core';
import { setServiceAvailable } from '../../state/availability.ts';
import { trackPending } from '../../state/pendingCalls.ts';
import { CallError } from './callError.ts';
import { getCallToken } from './callToken.ts';
import { sendCall, type SendOptions } from './sendCall.ts';
import { recordAfterCall, recordBeforeCall, createStartedCall } from './recordCall.ts';

/** The options of a call. */
export interface CallOptions extends Partial<SendOptions> {
  /** Not counted by the loader overlay: the page stays usable meanwhile. */
  isQuiet?: boolean;
}

async function sendAndRecord<Name extends EndpointName>(
  name: Name,
  input: Input<Name>,
  options: CallOptions,
): Promise<Output<Name>> {
  // Created before anything is awaited: a call is recorded with the session in which it started.
  const started = createStartedCall(name, input);
  const { signal, keepalive, token = getCallToken(name, started.session) } = options;
  await recordBeforeCall(started);
  const answer = await sendCall(name, input, { signal, keepalive, token });
  recordAfterCall(started, answer);
  return answer;
}

/**
 * Updates the availability of the service by the outcome of a call, except for calls whose failures are only logged.
 */
async function trackAvailability<T>(
  name: EndpointName,
  work: Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const affectsAvailability = outcomes[name].failure !== 'log';
  try {
    const answer = await work;
    if (affectsAvailability) setServiceAvailable(true);
    return answer;
  } catch (error) {
    const isUnavailable = error instanceof CallError && error.failure === 'unavailable';
    if (affectsAvailability && isUnavailable && !signal?.aborted) setServiceAvailable(false);
    throw error;
  }
}

/**
 * Sends a call of the contract with the token of the current session unless another is given, and records its action
 * (spec 3, 7). Throws CallError; a business status is not an error but part of the answer.
 */
export async function call<Name extends EndpointName>(
  name: Name,
  input: Input<Name>,
  options: CallOptions = {},
): Promise<Output<Name>> {
  const work = trackAvailability(name, sendAndRecord(name, input, options), options.signal);
  return options.isQuiet ? work : trackPending(work);
}
