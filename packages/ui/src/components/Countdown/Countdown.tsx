'use client';
import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { countdownWords } from './Countdown.words.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import * as styles from './Countdown.css.ts';

/** The props of `Countdown`, with those of a native `span`. */
export interface CountdownProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Seconds at the start; another `runKey` starts it again. */
  seconds: number;
  /** Identifies a run; a new one starts again at `seconds`. */
  runKey: string | number;
  /** Returns the text for the seconds that are left. */
  text?: ((secondsLeft: number) => string) | undefined;
  /** Called when the countdown reaches 0. */
  onEnd?: (() => void) | undefined;
}

const announcedSeconds = new Set([60, 30, 10, 0]);
const tickMs = 250;

/** The remaining seconds as text; announced at 60, 30, 10 and 0 seconds only. */
export function Countdown({ runKey, ...run }: CountdownProps) {
  return <RunningCountdown key={runKey} {...run} />;
}

function RunningCountdown({
  seconds,
  text: ownText,
  onEnd,
  ...rest
}: Omit<CountdownProps, 'runKey'>) {
  const words = useWords('countdown', countdownWords);
  const text = ownText ?? words.text;
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    const endsAt = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      end();
    }, tickMs);
    return () => clearInterval(timer);
  }, [seconds]);
  const share = seconds === 0 ? 0 : left / seconds;
  return (
    <span {...mergeProps({ className: styles.root }, rest)}>
      <svg viewBox="0 0 36 36" className={styles.ring} aria-hidden focusable={false}>
        <circle cx="18" cy="18" r="15" className={styles.track} />
        <circle
          cx="18"
          cy="18"
          r="15"
          pathLength={1}
          className={styles.remaining}
          strokeDasharray={`${share} 1`}
        />
      </svg>
      <span role="timer">{text(left)}</span>
      <span className={visuallyHidden} role="status">
        {announcedSeconds.has(left) ? text(left) : ''}
      </span>
    </span>
  );
}
