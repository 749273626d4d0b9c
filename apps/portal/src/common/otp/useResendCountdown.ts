import { useRef, useState } from 'react';

/** The countdown until another code can be sent. */
export interface ResendCountdown {
  /** The initial seconds of the countdown. */
  seconds: number;
  /** The React key of the countdown; a new one restarts it. */
  countdownKey: number;
  canResend: boolean;
  /** Called at the end of the countdown. */
  allow(): void;
  /** Starts the countdown of a number. */
  start(number: string): void;
  /** Resumes the countdown of a number; returns false when it has none. */
  resume(number: string): boolean;
  /** Stops the countdown. */
  stop(): void;
}

/** Returns the countdown until another code can be sent; it runs on while the dialog is closed. */
export function useResendCountdown(waitSeconds: number): ResendCountdown {
  const last = useRef<{ number: string; sentAt: number } | undefined>(undefined);
  const [run, setRun] = useState({ seconds: waitSeconds, countdownKey: 0, canResend: false });
  const count = (seconds: number) =>
    setRun(({ countdownKey }) => ({ seconds, countdownKey: countdownKey + 1, canResend: false }));
  return {
    ...run,
    allow: () => setRun((run) => ({ ...run, canResend: true })),
    start: (number) => {
      last.current = { number, sentAt: Date.now() };
      count(waitSeconds);
    },
    resume: (number) => {
      if (last.current?.number !== number) return false;
      const left = waitSeconds - Math.floor((Date.now() - last.current.sentAt) / 1000);
      if (left <= 0) return false;
      count(left);
      return true;
    },
    stop: () => {
      last.current = undefined;
    },
  };
}
