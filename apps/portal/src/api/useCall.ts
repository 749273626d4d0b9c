import {
  api,
  dataLoadDelayMs,
  type Effect,
  type EndpointName,
  type Input,
  type LoadName,
} from '@temple-land/portal-core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, type CallOptions } from './client.ts';
import { runEffects, useGoTo, type OwnEffects } from './callEffects.ts';
import { currentSession } from '../state/session.ts';
import { showPopup } from '../state/dialogs.ts';
import { finishedWith, finishedWithout, type Finished } from './finish.ts';
import { queries } from './queries.ts';
import { createRequestKey, type RequestKey } from './requestKey.ts';

async function finish<Name extends EndpointName>(
  name: Name,
  input: Input<Name>,
  options: CallOptions,
): Promise<Finished<Name>> {
  try {
    return finishedWith(name, await call(name, input, options));
  } catch (error) {
    // An abandoned query is not a failure; react-query drops it by the same signal.
    if (options.signal?.aborted) throw error;
    return finishedWithout(name, error);
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Shows what the table has for a popup there, where it is said once (spec 8, General). */
function intoPopup<Ended extends Pick<Finished<never>, 'said' | 'saidIn'>>(ended: Ended): Ended {
  if (ended.said === undefined || ended.saidIn !== 'popup') return ended;
  showPopup(ended.said);
  return { ...ended, said: undefined };
}

/** The screen of a user whose session is over is on its way out: its queries lead nowhere. */
const isLeftBehind = (name: EndpointName) =>
  api[name].auth !== 'anyone' && currentSession() === undefined;

/** How a query is made. */
export interface QueryOptions {
  /** Asked only while true. */
  isEnabled?: boolean;
  /** Left out of the loader overlay, because the screen shows its own waiting state. */
  isQuiet?: boolean;
  /** How long an answer counts as fresh, in ms; a failure never does. */
  freshMs?: number;
  /** Keeps the answer to one user of it: what is used once is not shared with another form. */
  scope?: string;
}

const noEffects: readonly Effect[] = [];

/**
 * Asks the service for data that a screen shows. Returns the answer, whether it is still awaited, what
 * to say when it failed, and the effects of its outcome; the first question comes 5 ms after the screen
 * (spec 9). Never throws.
 */
export function useServiceQuery<Name extends LoadName>(
  name: Name,
  input: Input<Name>,
  { isEnabled = true, isQuiet = false, freshMs = 0, scope }: QueryOptions = {},
) {
  const goTo = useGoTo();
  const query = useQuery(
    {
      queryKey: scope === undefined ? [name, input] : [name, input, scope],
      queryFn: async ({ signal }) => {
        await pause(dataLoadDelayMs);
        const ended = await finish(name, input, { signal, isQuiet });
        return isLeftBehind(name) ? { ...ended, said: undefined } : runEffects(ended, {}, goTo);
      },
      enabled: isEnabled,
      staleTime: ({ state }) => (state.data?.isSuccess === false ? 0 : freshMs),
      // What failed while the internet was away is asked again when it is back.
      refetchOnReconnect: ({ state }) => (state.data?.isSuccess === false ? 'always' : true),
      ...(scope === undefined ? {} : { gcTime: 0 }),
    },
    queries,
  );
  // The input of a question that is not asked is a stand-in: what is known of that is no answer to it.
  const ended = isEnabled ? query.data : undefined;
  return {
    answer: ended?.answer,
    isSuccess: ended?.isSuccess ?? false,
    said: ended?.said,
    effects: ended?.effects ?? noEffects,
    isPending: query.isPending && isEnabled,
    isFetching: query.isFetching,
    refetch: query.refetch,
  };
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
  const goTo = useGoTo();
  const [ownKey] = useState(createRequestKey);
  const key = givenKey ?? ownKey;
  const mutation = useMutation(
    {
      mutationFn: async (input: Input<Name>) => {
        const ended = await finish(name, withKey(name, input, key), {});
        if (ended.isSuccess || ended.effects.includes('received')) key.renew();
        return intoPopup(runEffects(ended, own, goTo));
      },
    },
    queries,
  );
  return {
    run: mutation.mutateAsync,
    isPending: mutation.isPending,
    said: mutation.isPending ? undefined : mutation.data?.said,
    isSuccess: mutation.data?.isSuccess ?? false,
    clear: mutation.reset,
  };
}
