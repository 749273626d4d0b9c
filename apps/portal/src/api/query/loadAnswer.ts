import {
  api,
  type EndpointName,
  type Input,
  type LoadingCallName,
  type Output,
} from '@temple-land/portal-core';
import { CallError } from '../call/callError.ts';
import { getCallToken } from '../call/callToken.ts';
import { toCallResult, toErrorResult } from '../call/callResult.ts';
import { call, type CallOptions } from '../call/call.ts';
import { ServiceError } from '../call/serviceError.ts';

/** Returns the ServiceError of a call without an answer. */
export const toServiceError = (name: EndpointName, thrown: unknown): ServiceError =>
  thrown instanceof ServiceError
    ? thrown
    : new ServiceError(name, toErrorResult(name, thrown), { cause: thrown });

/** Returns the answer of a call that succeeds by the outcomes table, throws ServiceError otherwise. */
export async function loadAnswer<Name extends EndpointName>(
  name: Name,
  input: Input<Name>,
  options: CallOptions = {},
): Promise<Output<Name>> {
  const answer = await call(name, input, options).catch((error: unknown) => {
    // An aborted query is not a failure.
    throw options.signal?.aborted ? error : toServiceError(name, error);
  });
  const result = toCallResult(name, answer);
  if (result.isSuccess) return answer;
  throw new ServiceError(name, result);
}

/** After the end of a session its screen is about to be left, so its queries show no message and run no effect. */
const isSessionEnded = (name: EndpointName) =>
  api[name].auth !== 'anyone' && getCallToken(name) === undefined;

const toSilentError = (name: EndpointName, error: ServiceError) =>
  new ServiceError(name, { ...error.result, message: undefined, effects: [] });

/**
 * Returns the answer for a screen. For a screen whose session has ended nothing is sent, and an error has no message
 * and no effects.
 */
export async function loadScreenData<Name extends LoadingCallName>(
  name: Name,
  input: Input<Name>,
  options: CallOptions,
): Promise<Output<Name>> {
  if (isSessionEnded(name)) {
    throw toSilentError(
      name,
      toServiceError(name, new CallError('expired', 'The session has ended.')),
    );
  }
  try {
    return await loadAnswer(name, input, options);
  } catch (error) {
    if (!(error instanceof ServiceError) || !isSessionEnded(name)) throw error;
    throw toSilentError(name, error);
  }
}
