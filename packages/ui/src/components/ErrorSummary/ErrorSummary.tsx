import { CircleAlert } from 'lucide';
import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ErrorSummary.css.ts';

/** The error message of one control. */
export interface Problem {
  /** Id of the control. */
  controlId: string;
  /** The message that the field shows. */
  message: string;
}

/** The props of `ErrorSummary`. */
export interface ErrorSummaryProps {
  /** Heading, for example "There are 2 problems on this page". */
  title: string;
  /** The problems in page order. */
  problems: readonly Problem[];
  /** Number of submits; the summary receives the focus when it changes. */
  submitCount: number;
}

/** The errors of a form above it, each a link to its field; receives the focus on submit. */
export function ErrorSummary({ title, problems, submitCount }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const hasProblems = problems.length > 0;
  const focusedFor = useRef<number>(undefined);
  useEffect(() => {
    if (!hasProblems || focusedFor.current === submitCount) return;
    focusedFor.current = submitCount;
    box.current?.focus();
  }, [hasProblems, submitCount]);
  if (!hasProblems) return null;
  const lead = (event: MouseEvent, controlId: string) => {
    event.preventDefault();
    document.getElementById(controlId)?.focus();
  };
  return (
    <div ref={box} role="alert" aria-labelledby={titleId} tabIndex={-1} className={styles.box}>
      <h2 id={titleId} className={styles.title}>
        <Icon of={CircleAlert} />
        {title}
      </h2>
      <ul className={styles.list}>
        {problems.map(({ controlId, message }) => (
          <li key={controlId}>
            <a
              href={`#${controlId}`}
              className={styles.link}
              onClick={(event) => lead(event, controlId)}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
