import { idleTimeoutMs } from '@temple-land/portal-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../api/call/call.ts';
import { useConfiguration } from '../api/configuration/useConfiguration.ts';
import { logToConsole } from '../api/monitoring/logToConsole.ts';
import { getIdleStage, isKeepAliveDue } from './idle.ts';

const activityEvents = [
  'mousemove',
  'pointerdown',
  'keydown',
  'touchstart',
  'wheel',
  'scroll',
] as const;
const checkIntervalMs = 1000;

function sendKeepAlive(): void {
  call('currentUser', {}, { isQuiet: true }).catch((error: unknown) =>
    logToConsole('keep alive', error),
  );
}

/** The warning before an idle user is logged out. */
export interface IdleWarning {
  isShown: boolean;
  /** Continues the session. */
  continueSession(): void;
}

/**
 * Logs a user out after 20 minutes, or fewer where the office says so, without mouse, key, touch or scroll (spec 4);
 * warns one minute before. The warning stays until it is answered, though any activity restarts the time.
 */
export function useIdleLogout(onIdle: () => void): IdleWarning {
  const [isShown, setIsShown] = useState(false);
  const lastActivity = useRef(0);
  const lastKeepAlive = useRef(0);
  const idleMinutes = useConfiguration()?.idleMinutes;
  const timeoutMs = idleMinutes === undefined ? idleTimeoutMs : idleMinutes * 60_000;

  useEffect(() => {
    const markActive = () => {
      lastActivity.current = Date.now();
    };
    const checkIdle = () => {
      const now = Date.now();
      const stage = getIdleStage(now - lastActivity.current, timeoutMs);
      if (stage === 'warning') setIsShown(true);
      if (stage === 'over') onIdle();
      if (!isKeepAliveDue(now, lastActivity.current, lastKeepAlive.current)) return;
      lastKeepAlive.current = now;
      sendKeepAlive();
    };
    markActive();
    lastKeepAlive.current = lastActivity.current;
    for (const eventName of activityEvents) {
      document.addEventListener(eventName, markActive, { passive: true, capture: true });
    }
    const timer = setInterval(checkIdle, checkIntervalMs);
    return () => {
      clearInterval(timer);
      for (const sign of activityEvents)
        document.removeEventListener(sign, markActive, { capture: true });
    };
  }, [onIdle, timeoutMs]);

  const continueSession = useCallback(() => {
    lastActivity.current = Date.now();
    lastKeepAlive.current = lastActivity.current;
    setIsShown(false);
    sendKeepAlive();
  }, []);
  return { isShown, continueSession };
}
