import { Moon } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ThemeToggle.css.ts';

/** The props of `ThemeToggle`. */
export interface ThemeToggleProps {
  /** Name of the button, for example "Dark theme". */
  label: string;
  isSelected: boolean;
  onChange: (isDark: boolean) => void;
}

/** Switches the dark theme on and off. */
export function ThemeToggle({ label, isSelected, onChange }: ThemeToggleProps) {
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={label}
      aria-pressed={isSelected}
      onClick={() => onChange(!isSelected)}
    >
      <Icon of={Moon} size="medium" />
    </button>
  );
}
