'use client';
import { CircleAlert } from 'lucide';
import { useId, useRef, type ComponentProps, type MouseEvent } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useMergedRefs } from '../../styles/useMergedRefs.ts';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { errorSummaryWords } from './ErrorSummary.words.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ErrorSummary.css.ts';
import { useProblems, type Problem } from './useProblems.ts';
import { useSubmitFocus } from './useSubmitFocus.ts';

export type { Problem } from './useProblems.ts';

/** The props of `ErrorSummary`, with those of a native `div`. */
export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Heading; by default it has the number of problems. */
  title?: string | undefined;
  /** The problems in page order; by default those of the `validationErrors` of the form around it. */
  problems?: readonly Problem[] | undefined;
  /** Number of submits; the summary receives the focus when it changes. By default the form counts them. */
  submitCount?: number | undefined;
}

/** The errors of a form above it, each a link to its field; receives the focus on submit. */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { ref, title, problems: given, submitCount, ...rest } = props;
  const words = useWords('errorSummary', errorSummaryWords);
  const box = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(box, ref);
  const titleId = useId();
  const problems = useProblems(given);
  useSubmitFocus(box, { problems: given, submitCount, hasProblems: problems.length > 0 });
  if (problems.length === 0) return null;
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
