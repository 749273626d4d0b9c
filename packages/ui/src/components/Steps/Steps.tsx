import type { ComponentProps } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import { PageLink } from '../Link/LinkProvider.tsx';
import * as styles from './Steps.css.ts';

/** One step of a form. */
export interface Step {
  id: string;
  title: string;
  /** The line above the title, for example "Step 2 of 5" or "Done". */
  note: string;
  /** Address of the step, to which it links when it is done. */
  href: string;
}

/** The props of `Steps`, with those of a native `nav`. */
export interface StepsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Name of the list for screen readers. */
  label: string;
  steps: readonly Step[];
  /** Id of the current step. */
  currentKey: string;
}

type StepState = 'done' | 'now' | 'todo';

const getStepState = (index: number, now: number): StepState =>
  index < now ? 'done' : index === now ? 'now' : 'todo';

/** The steps of a form with the current one marked; done steps are links. */
export function Steps({ label, steps, currentKey, ...rest }: StepsProps) {
  const now = steps.findIndex(({ id }) => id === currentKey);
  const open = steps[now];
  return (
    <nav {...mergeProps({ 'aria-label': label, className: styles.root }, rest)}>
      <ol className={styles.list}>
        {steps.map((step, index) => {
          const state = getStepState(index, now);
          const content = (
            <>
              <span className={styles.note}>{step.note}</span>
              <span className={styles.title}>{step.title}</span>
            </>
          );
          return (
            <li
              key={step.id}
              className={styles.step}
              data-state={state}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              {state === 'done' ? <PageLink href={step.href}>{content}</PageLink> : content}
            </li>
          );
        })}
      </ol>
      {open && (
        <p className={styles.line} aria-hidden>
          {open.note}: <strong>{open.title}</strong>
        </p>
      )}
    </nav>
  );
}
