'use client';
import { CircleAlert } from 'lucide';
import { useEffect, useId, useRef, type ComponentProps, type MouseEvent } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useMergedRefs } from '../../styles/useMergedRefs.ts';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { errorSummaryWords } from './ErrorSummary.words.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ErrorSummary.css.ts';

/** The error message of one control. */
export interface Problem {
  /** Id of the control. */
  controlId: string;
  /** The message that the field shows. */
  message: string;
}

/** The props of `ErrorSummary`, with those of a native `div`. */
export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Heading; by default it has the number of problems. */
  title?: string;
  /** The problems in page order. */
  problems: readonly Problem[];
  /** Number of submits; the summary receives the focus when it changes. */
  submitCount: number;
}

/** The errors of a form above it, each a link to its field; receives the focus on submit. */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { ref, title, problems, submitCount, ...rest } = props;
  const words = useWords('errorSummary', errorSummaryWords);
  const box = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(box, ref);
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
  const own = { role: 'alert', 'aria-labelledby': titleId, tabIndex: -1, className: styles.root };
  return (
    <div {...mergeProps(own, rest)} ref={mergedRef}>
      <h2 id={titleId} className={styles.title}>
        <Icon of={CircleAlert} />
        {title ?? words.title(problems.length)}
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
