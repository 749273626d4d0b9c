import {
  api,
  type EndpointName,
  type Input,
  type LoadingCallName,
  type Output,
} from '@temple-land/portal-core';
import { getSession } from '../../state/session.ts';
import { toCallResult, toErrorResult } from '../call/callResult.ts';
import { call, type CallOptions } from '../call/client.ts';
import { ServiceError } from '../call/serviceError.ts';

/** Returns the error of a call that brought no answer. */
export const toServiceError = (name: EndpointName, thrown: unknown): ServiceError =>
  thrown instanceof ServiceError
    ? thrown
    : new ServiceError(name, toErrorResult(name, thrown), { cause: thrown });

/** Makes a call; returns the answer of one that succeeded by the outcomes table, throws ServiceError otherwise. */
export async function loadAnswer<Name extends EndpointName>(
  name: Name,
  input: Input<Name>,
  options: CallOptions = {},
): Promise<Output<Name>> {
  const answer = await call(name, input, options).catch((error: unknown) => {
    // A query that was given up did not fail.
    throw options.signal?.aborted ? error : toServiceError(name, error);
  });
  const result = toCallResult(name, answer);
  if (result.isSuccess) return answer;
  throw new ServiceError(name, result);
}

/** The screen of a user whose session has ended is about to be left: its queries tell nothing and lead nowhere. */
const isSessionEnded = (name: EndpointName) =>
  api[name].auth !== 'anyone' && getSession() === undefined;

/** Loads what a screen shows; the error of a screen whose session has ended says nothing. */
export async function loadScreenData<Name extends LoadingCallName>(
  name: Name,
  input: Input<Name>,
  options: CallOptions,
): Promise<Output<Name>> {
  try {
    return await loadAnswer(name, input, options);
  } catch (error) {
    if (!(error instanceof ServiceError) || !isSessionEnded(name)) throw error;
    throw new ServiceError(name, { ...error.result, message: undefined, effects: [] });
  }
}
