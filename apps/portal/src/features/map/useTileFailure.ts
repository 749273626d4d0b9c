import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { runEffects, useGoTo } from '../../api/callEffects.ts';
import { finishedWithout } from '../../api/finish.ts';
import type { Said } from '../../state/said.ts';

/** Ends a failed read of the map's tiles like every other call, once for all tiles of a try. */
export function useTileFailure() {
  const goTo = useGoTo();
  const isTold = useRef(false);
  const [said, setSaid] = useState<Said>();
  const fail = (error: unknown) => {
    if (isTold.current) return;
    isTold.current = true;
    setSaid(runEffects(finishedWithout('mapTile', error), {}, goTo).said);
  };
  const clear = () => {
    isTold.current = false;
    setSaid(undefined);
  };
  return { said, fail, clear };
}

/** Has `fail` called with an error when there is one. */
export function useFailureOf(error: Error | null, fail: (error: Error) => void): void {
  const tell = useEffectEvent(fail);
  useEffect(() => {
    if (error) tell(error);
  }, [error]);
}
