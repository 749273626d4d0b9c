import type { IconNode } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ViewSwitch.css.ts';

/** One way to look at the same thing. */
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
  onView: (view: View) => void;
}

/** Buttons side by side, one of them pressed, for two ways to look at the same data. */
export function ViewSwitch<View extends string>(props: ViewSwitchProps<View>) {
  const { label, choices, view, onView } = props;
  return (
    <div role="group" aria-label={label} className={styles.group}>
      {choices.map((choice) => (
        <button
          key={choice.view}
          type="button"
          className={styles.choice}
          aria-pressed={choice.view === view}
          onClick={() => onView(choice.view)}
        >
          <Icon of={choice.icon} size="medium" />
          {choice.label}
        </button>
      ))}
    </div>
  );
}
