import { api, type EndpointName, type Input } from '@temple-land/portal-core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from './client.ts';
import { runEffects, type OwnEffects } from './callEffects.ts';
import { showPopup } from '../state/dialogs.ts';
import { toCallResult, toErrorResult, type CallResult } from './callResult.ts';
import { createRequestKey, type RequestKey } from './requestKey.ts';

async function finish<Name extends EndpointName>(
  name: Name,
  input: Input<Name>,
): Promise<CallResult<Name>> {
  try {
    return toCallResult(name, await call(name, input));
  } catch (error) {
    return toErrorResult(name, error);
  }
}

/** Shows what the table has for a popup there, once (spec 8, General). */
function moveToPopup<Ended extends Pick<CallResult<never>, 'message' | 'place'>>(
  ended: Ended,
): Ended {
  if (ended.message === undefined || ended.place !== 'popup') return ended;
  showPopup(ended.message);
  return { ...ended, message: undefined };
}

// Without an answer the same thing is sent again under the same key, and counts once.
const withKey = <Name extends EndpointName>(name: Name, input: Input<Name>, key: RequestKey) =>
  api[name].once === undefined ? input : { ...input, idempotencyKey: key.current() };

/**
 * Makes a call that a user asks for. `run` gives how it ended and never throws; the outcome's
 * effects have run by then, the screen's own ones from `own`. What the call makes is made once for the key
 * of the form, which is the hook's own unless given.
 */
export function useServiceCall<Name extends EndpointName>(
  name: Name,
  own: OwnEffects = {},
  givenKey?: RequestKey,
) {
  const [ownKey] = useState(createRequestKey);
  const key = givenKey ?? ownKey;
  const mutation = useMutation({
    mutationFn: async (input: Input<Name>) => {
      const ended = await finish(name, withKey(name, input, key));
      if (ended.isSuccess || ended.effects.includes('received')) key.renew();
      return moveToPopup(runEffects(ended, own));
    },
  });
  return {
    run: mutation.mutateAsync,
    isPending: mutation.isPending,
    message: mutation.isPending ? undefined : mutation.data?.message,
    isSuccess: mutation.data?.isSuccess ?? false,
    clear: mutation.reset,
  };
}
