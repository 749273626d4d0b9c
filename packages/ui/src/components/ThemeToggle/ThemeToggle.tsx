import { Moon } from 'lucide';
import type { ComponentProps } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { mergeProps } from '../../styles/mergeProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ThemeToggle.css.ts';

/** The props of `ThemeToggle`, with those of a native button. */
export interface ThemeToggleProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'disabled' | 'onChange'
> {
  /** Name of the button, for example "Dark theme". */
  label: string;
  /** Whether the dark theme is on, if it is controlled. */
  isSelected?: boolean;
  /** Whether the dark theme is on initially. */
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
}

/** Switches the dark theme on and off. */
export function ThemeToggle(props: ThemeToggleProps) {
  const { label, isSelected, defaultSelected = false, onChange, ...rest } = props;
  const [isDark, setDark] = useControlledState(isSelected, defaultSelected, onChange);
  const own = {
    className: styles.root,
    'aria-label': label,
    onClick: () => setDark(!isDark),
  };
  return (
    <button {...mergeProps(own, rest)} type="button" aria-pressed={isDark}>
      <Icon of={Moon} size="medium" />
    </button>
  );
}
