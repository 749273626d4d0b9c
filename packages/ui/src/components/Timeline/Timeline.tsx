import { Check, Clock3, X, type IconNode } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { StateLabel } from './StateLabel.tsx';
import * as styles from './Timeline.css.ts';
import { TimelineList } from './TimelineList.tsx';

/** The state of an event. */
export type TimelineState = 'done' | 'now' | 'todo' | 'stopped';

/** One event of a timeline. */
export interface TimelineEvent {
  id: string;
  state: TimelineState;
  /** State for screen readers, for example "Done"; that of the dictionary by default. */
  stateLabel?: string;
  title: string;
  /** The date, or what will happen. */
  detail?: ReactNode;
}

/** The props of `Timeline`, with those of the `div` around the list. */
export interface TimelineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the list. */
  label?: string | undefined;
  /** The events in the order in which they are shown. */
  events: readonly TimelineEvent[];
  /** `wide` is horizontal in a wide container; `narrow` by default. */
  layout?: 'wide' | 'narrow' | undefined;
}

const icons: Record<TimelineState, IconNode | undefined> = {
  done: Check,
  now: Clock3,
  todo: undefined,
  stopped: X,
};

/** The events of an application: done, current and upcoming. */
export function Timeline({ label, events, layout = 'narrow', ...rest }: TimelineProps) {
  return (
    <div {...mergeProps({ className: styles.root }, rest)}>
      <TimelineList label={label} className={styles.list} data-layout={layout}>
        {events.map(({ id, state, stateLabel, title, detail }) => {
          const icon = icons[state];
          return (
            <li
              key={id}
              className={styles.event}
              data-state={state}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <span className={styles.dot} data-state={state}>
                {icon && <Icon of={icon} size="medium" />}
              </span>
              <p className={styles.title}>
                <span className={visuallyHidden}>
                  {stateLabel ?? <StateLabel state={state} />}:{' '}
                </span>
                {title}
              </p>
              {detail !== undefined && <p className={styles.detail}>{detail}</p>}
            </li>
          );
        })}
      </TimelineList>
    </div>
  );
}
