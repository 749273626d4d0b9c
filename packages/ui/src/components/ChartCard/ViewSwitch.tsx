'use client';
import type { IconNode } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ViewSwitch.css.ts';

/** One view that can be chosen. */
export interface ViewChoice<View extends string> {
  view: View;
  label: string;
  icon: IconNode;
}

/** The props of `ViewSwitch`. */
export interface ViewSwitchProps<View extends string> {
  /** Name of the group. */
  label: string;
  choices: readonly ViewChoice<View>[];
  view: View;
  onViewChange: (view: View) => void;
}

/** Toggle buttons for the views of the same data; one is pressed. */
export function ViewSwitch<View extends string>(props: ViewSwitchProps<View>) {
  const { label, choices, view, onViewChange } = props;
  return (
    <div role="group" aria-label={label} className={styles.group}>
      {choices.map((choice) => (
        <button
          key={choice.view}
          type="button"
          className={styles.choice}
          aria-pressed={choice.view === view}
          onClick={() => onViewChange(choice.view)}
        >
          <Icon of={choice.icon} size="medium" />
          {choice.label}
        </button>
      ))}
    </div>
  );
}
