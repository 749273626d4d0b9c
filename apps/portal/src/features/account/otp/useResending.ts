import { useRef, useState } from 'react';

/** When another code may be asked for. */
export interface Resending {
  /** What the countdown begins with. */
  seconds: number;
  /** Another key starts the countdown again. */
  runKey: number;
  canResend: boolean;
  /** The countdown has ended. */
  allow(): void;
  /** A code was sent to a number. */
  begin(number: string): void;
  /** Goes on with the rest of a number's countdown; false when it has none. */
  goOn(number: string): boolean;
  /** The last code was used. */
  end(): void;
}

/** Counts down until another code may be sent to a number, also while its dialog is closed. */
export function useResending(waitSeconds: number): Resending {
  const last = useRef<{ number: string; sentAt: number } | undefined>(undefined);
  const [run, setRun] = useState({ seconds: waitSeconds, runKey: 0, canResend: false });
  const count = (seconds: number) =>
    setRun(({ runKey }) => ({ seconds, runKey: runKey + 1, canResend: false }));
  return {
    ...run,
    allow: () => setRun((run) => ({ ...run, canResend: true })),
    begin: (number) => {
      last.current = { number, sentAt: Date.now() };
      count(waitSeconds);
    },
    goOn: (number) => {
      if (last.current?.number !== number) return false;
      const left = waitSeconds - Math.floor((Date.now() - last.current.sentAt) / 1000);
      if (left <= 0) return false;
      count(left);
      return true;
    },
    end: () => {
      last.current = undefined;
    },
  };
}
