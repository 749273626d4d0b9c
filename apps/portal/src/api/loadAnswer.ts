import type { EndpointName, Input, Output } from '@temple-land/portal-core';
import { toCallResult } from './callResult.ts';
import { call, type CallOptions } from './client.ts';
import { ServiceError, toServiceError } from './serviceError.ts';

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
