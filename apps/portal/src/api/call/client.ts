import { outcomes, type EndpointName, type Input, type Output } from '@temple-land/portal-core';
import { setServiceAvailable } from '../../state/availability.ts';
import { trackPending } from '../../state/pendingCalls.ts';
import { CallError } from './callError.ts';
import { exchange, type ExchangeOptions } from './exchange.ts';
import { recordAfter, recordBefore, startedCall } from './recordCall.ts';

/** How a call is made. */
export interface CallOptions extends Partial<ExchangeOptions> {
  /** Left out of the loader overlay: the page stays usable while it runs. */
  isQuiet?: boolean;
}

async function recordedExchange<Name extends EndpointName>(
  name: Name,
  input: Input<Name>,
  options: CallOptions,
): Promise<Output<Name>> {
  // Read before anything is awaited: a call belongs to the session in which it started.
  const started = startedCall(name, input);
  const { signal, outlivesPage, token = started.session?.token } = options;
  await recordBefore(started);
  const answer = await exchange(name, input, { signal, outlivesPage, token });
  recordAfter(started, answer);
  return answer;
}

/** Notes whether the service answers; a call that nobody waits for tells nothing of it. */
async function noted<T>(name: EndpointName, work: Promise<T>, signal?: AbortSignal): Promise<T> {
  const isWaitedFor = outcomes[name].failure !== 'log';
  try {
    const answer = await work;
    if (isWaitedFor) setServiceAvailable(true);
    return answer;
  } catch (error) {
    const isAway = error instanceof CallError && error.failure === 'unavailable';
    if (isWaitedFor && isAway && !signal?.aborted) setServiceAvailable(false);
    throw error;
  }
}

/**
 * Makes a call of the contract with the token of the current session unless another is given, and records the
 * action of its row (spec 3, 7). Throws CallError; a business status is not an error but part of the answer.
 */
export async function call<Name extends EndpointName>(
  name: Name,
  input: Input<Name>,
  options: CallOptions = {},
): Promise<Output<Name>> {
  const work = noted(name, recordedExchange(name, input, options), options.signal);
  return options.isQuiet ? work : trackPending(work);
}
