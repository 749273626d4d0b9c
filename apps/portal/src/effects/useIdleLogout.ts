import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../api/call/client.ts';
import { logFailure } from '../api/monitoring/logFailure.ts';
import { idleStage, isKeepAliveDue } from './idle.ts';

const signsOfLife = [
  'mousemove',
  'pointerdown',
  'keydown',
  'touchstart',
  'wheel',
  'scroll',
] as const;
const everySecond = 1000;

function tellService(): void {
  call('currentUser', {}, { isQuiet: true }).catch((error: unknown) =>
    logFailure('keep alive', error),
  );
}

/** The warning before an idle user is logged out. */
export interface IdleWarning {
  isShown: boolean;
  /** Goes on with the session. */
  stay(): void;
}

/**
 * Logs a user out after 20 minutes without mouse, key, touch or scroll (spec 4); warns one minute
 * before. The warning stays until it is answered, yet any sign of life starts the time again.
 */
export function useIdleLogout(onIdle: () => void): IdleWarning {
  const [isShown, setIsShown] = useState(false);
  const lastSign = useRef(0);
  const lastTold = useRef(0);

  useEffect(() => {
    const note = () => {
      lastSign.current = Date.now();
    };
    const look = () => {
      const now = Date.now();
      const stage = idleStage(now - lastSign.current);
      if (stage === 'warning') setIsShown(true);
      if (stage === 'over') onIdle();
      if (!isKeepAliveDue(now, lastSign.current, lastTold.current)) return;
      lastTold.current = now;
      tellService();
    };
    note();
    lastTold.current = lastSign.current;
    for (const sign of signsOfLife) {
      document.addEventListener(sign, note, { passive: true, capture: true });
    }
    const timer = setInterval(look, everySecond);
    return () => {
      clearInterval(timer);
      for (const sign of signsOfLife) document.removeEventListener(sign, note, { capture: true });
    };
  }, [onIdle]);

  const stay = useCallback(() => {
    lastSign.current = Date.now();
    lastTold.current = lastSign.current;
    setIsShown(false);
    tellService();
  }, []);
  return { isShown, stay };
}
