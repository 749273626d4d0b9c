import type { ComponentProps } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import { PageLink } from '../Link/LinkProvider.tsx';
import { StepNote } from './StepNote.tsx';
import * as styles from './Steps.css.ts';
import { StepsNavigation } from './StepsNavigation.tsx';

/** One step of a form. */
export interface Step {
  id: string;
  title: string;
  /** The line above the title; "Step 2 of 5" or "Done" by default. */
  note?: string;
  /** Address of the step, to which it links when it is done. */
  href: string;
}

/** The props of `Steps`, with those of a native `nav`. */
export interface StepsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Name of the list for screen readers. */
  label?: string | undefined;
  /** The steps in their order. */
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
  const renderNote = (index: number) =>
    steps[index]?.note ?? <StepNote number={index + 1} total={steps.length} isDone={index < now} />;
  return (
    <StepsNavigation {...mergeProps({ className: styles.root }, rest)} label={label}>
      <ol className={styles.list}>
        {steps.map((step, index) => {
          const state = getStepState(index, now);
          const content = (
            <>
              <span className={styles.note}>{renderNote(index)}</span>
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
          {renderNote(now)}: <strong>{open.title}</strong>
        </p>
      )}
    </StepsNavigation>
  );
}
