import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { runEffects } from '../../../api/call/outcomeEffects.ts';
import { toErrorResult } from '../../../api/call/callResult.ts';
import type { UserMessage } from '../../../state/userMessage.ts';

/** Returns the message of failed tiles and its handler, which runs the effects once for all tiles of an attempt. */
export function useTileFailure() {
  const isTold = useRef(false);
  const [message, setMessage] = useState<UserMessage>();
  const fail = (error: unknown) => {
    if (isTold.current) return;
    isTold.current = true;
    setMessage(runEffects(toErrorResult('mapTile', error)).message);
  };
  const clear = () => {
    isTold.current = false;
    setMessage(undefined);
  };
  return { message, fail, clear };
}

/** Calls `fail` with an error when there is one. */
export function useFailureHandler(error: Error | null, fail: (error: Error) => void): void {
  const tell = useEffectEvent(fail);
  useEffect(() => {
    if (error) tell(error);
  }, [error]);
}
