'use client';
import { Moon } from 'lucide';
import type { ComponentProps } from 'react';
import { useControlledState } from '../../styles/useControlledState.ts';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { themeToggleWords } from './ThemeToggle.words.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ThemeToggle.css.ts';

/** The props of `ThemeToggle`, with those of a native button. */
export interface ThemeToggleProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'disabled' | 'onChange'
> {
  /** Name of the button, "Dark theme" by default. */
  label?: string | undefined;
  /** Whether the dark theme is on, if it is controlled. */
  isSelected?: boolean | undefined;
  /** Whether the dark theme is on initially. */
  defaultSelected?: boolean | undefined;
  /** Called with true for the dark theme. */
  onChange?: ((isSelected: boolean) => void) | undefined;
}

/** Switches the dark theme on and off. */
export function ThemeToggle(props: ThemeToggleProps) {
  const words = useWords('themeToggle', themeToggleWords);
  const { label, isSelected, defaultSelected = false, onChange, ...rest } = props;
  const [isDark, setDark] = useControlledState(isSelected, defaultSelected, onChange);
  const own = {
    className: styles.root,
    'aria-label': label ?? words.label,
    onClick: () => setDark(!isDark),
  };
  return (
    <button {...mergeProps(own, rest)} type="button" aria-pressed={isDark}>
      <Icon of={Moon} size="medium" />
    </button>
  );
}
