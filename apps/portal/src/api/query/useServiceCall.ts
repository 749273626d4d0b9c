import type { EndpointName, Input } from '@temple-land/portal-core';
import type { OwnEffects } from '../call/callEffects.ts';
import { toCallResult, type CallResult } from '../call/callResult.ts';
import type { RequestKey } from '../call/requestKey.ts';
import { toServiceError } from './loadAnswer.ts';
import { useServiceMutation } from './useServiceMutation.ts';

/** Makes a call as useServiceMutation does; `run` returns how it ended and never throws. */
export function useServiceCall<Name extends EndpointName>(
  name: Name,
  effects: OwnEffects = {},
  requestKey?: RequestKey,
) {
  const { mutateAsync, isPending, error, reset } = useServiceMutation(name, {
    effects,
    requestKey,
  });
  const run = async (input: Input<Name>): Promise<CallResult<Name>> => {
    try {
      return toCallResult(name, await mutateAsync(input));
    } catch (thrown) {
      const { result, userMessage } = toServiceError(name, thrown);
      return { ...(result as CallResult<Name>), message: userMessage };
    }
  };
  return { run, isPending, message: error?.userMessage, clear: reset };
}
