import { api, type EndpointName, type Input, type Output } from '@temple-land/portal-core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { runEffects, runErrorEffects, type ScreenEffects } from '../call/outcomeEffects.ts';
import { toCallResult } from '../call/callResult.ts';
import type { ServiceError } from '../call/serviceError.ts';
import { loadAnswer } from './loadAnswer.ts';
import { createIdempotencyKey, type IdempotencyKey } from '../call/idempotencyKey.ts';

/** The options of a service mutation. */
export interface ServiceMutationOptions<Name extends EndpointName> {
  /** The screen's handlers for effects of an outcome. */
  effects?: ScreenEffects;
  /** The idempotency key of the form; by default the mutation has its own. */
  idempotencyKey?: IdempotencyKey | undefined;
  onSuccess?: (answer: Output<Name>, input: Input<Name>) => void;
  onError?: (error: ServiceError) => void;
  onSettled?: () => void;
}

// A request that is repeated without an answer has the same key, so that it counts once.
const addIdempotencyKey = <Name extends EndpointName>(
  name: Name,
  input: Input<Name>,
  key: IdempotencyKey,
) => (api[name].once === undefined ? input : { ...input, idempotencyKey: key.current() });

/**
 * Returns a mutation for a call of the contract. The effects of its outcome have run when `onSuccess` or `onError` is
 * called; its error is a ServiceError. The service executes the call once for each idempotency key.
 */
export function useServiceMutation<Name extends EndpointName>(
  name: Name,
  {
    effects = {},
    idempotencyKey,
    onSuccess,
    onError,
    onSettled,
  }: ServiceMutationOptions<Name> = {},
) {
  const [ownKey] = useState(createIdempotencyKey);
  const key = idempotencyKey ?? ownKey;
  return useMutation({
    mutationFn: (input: Input<Name>) => loadAnswer(name, addIdempotencyKey(name, input, key)),
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
