import { api, type EndpointName, type Input, type Output } from '@temple-land/portal-core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { runEffects, runErrorEffects, type OwnEffects } from '../call/callEffects.ts';
import { toCallResult } from '../call/callResult.ts';
import type { ServiceError } from '../call/serviceError.ts';
import { loadAnswer } from './loadAnswer.ts';
import { createRequestKey, type RequestKey } from '../call/requestKey.ts';

/** How a mutation is made. */
export interface ServiceMutationOptions<Name extends EndpointName> {
  /** What the screen does for the effects of an outcome. */
  effects?: OwnEffects;
  /** The key of the form that is sent; without one the mutation has its own. */
  requestKey?: RequestKey | undefined;
  onSuccess?: (answer: Output<Name>, input: Input<Name>) => void;
  onError?: (error: ServiceError) => void;
  onSettled?: () => void;
}

// Without an answer the same thing is sent again under the same key, and counts once.
const withKey = <Name extends EndpointName>(name: Name, input: Input<Name>, key: RequestKey) =>
  api[name].once === undefined ? input : { ...input, idempotencyKey: key.current() };

/**
 * Makes a call that a user asks for. The effects of its outcome have run when `onSuccess` or `onError` is called;
 * its error is a ServiceError. What the call makes is made once for each request key.
 */
export function useServiceMutation<Name extends EndpointName>(
  name: Name,
  { effects = {}, requestKey, onSuccess, onError, onSettled }: ServiceMutationOptions<Name> = {},
) {
  const [ownKey] = useState(createRequestKey);
  const key = requestKey ?? ownKey;
  return useMutation({
    mutationFn: (input: Input<Name>) => loadAnswer(name, withKey(name, input, key)),
    onSuccess: (answer, input) => {
      key.renew();
      runEffects(toCallResult(name, answer), effects);
      onSuccess?.(answer, input);
    },
    onError: (error) => {
      if (error.effects.includes('received')) key.renew();
      runErrorEffects(error, effects);
      onError?.(error);
    },
    ...(onSettled ? { onSettled } : {}),
  });
}
