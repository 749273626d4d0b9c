'use client';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import * as styles from './Button.css.ts';

/** The props of `Button`, with those of a native button. */
export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** Emphasis, with at most one primary button in a view; `secondary` by default. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'highlight' | 'onBrand' | undefined;
  /** Height of the button; `default` by default. */
  size?: 'default' | 'large' | undefined;
  /** An icon before the label; its size is that of the button's icons. */
  icon?: ReactNode | undefined;
  /** An icon after the label. */
  trailingIcon?: ReactNode | undefined;
  /** A fact after the label, for example "PDF, 340 KB". */
  meta?: ReactNode | undefined;
  /** Shows the icon alone; the children become the accessible name. */
  isIconOnly?: boolean | undefined;
  /** Fills the width. */
  isBlock?: boolean | undefined;
  /** The action is pending: presses do nothing and a spinner is shown. */
  isPending?: boolean | undefined;
  /** Disables the button, which remains focusable. */
  isDisabled?: boolean | undefined;
}

/** Starts an action; the label is its child. */
export function Button({
  kind = 'secondary',
  size = 'default',
  icon,
  trailingIcon,
  meta,
  isIconOnly = false,
  isBlock = false,
  isPending = false,
  isDisabled = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isInert = isPending || isDisabled;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInert) event.preventDefault();
    else onClick?.(event);
  };
  const own = {
    className: styles.root,
    'data-kind': kind,
    'data-size': size,
    'data-icon-only': isIconOnly || undefined,
    'data-block': isBlock || undefined,
    'data-pending': isPending || undefined,
    'data-disabled': isDisabled || undefined,
  };
  return (
    <button
      {...mergeProps(own, rest)}
      type={type}
      aria-disabled={isInert || undefined}
      aria-busy={isPending || undefined}
      aria-label={isIconOnly && typeof children === 'string' ? children : rest['aria-label']}
      onClick={press}
    >
      {isPending ? <span className={styles.spinner} aria-hidden /> : icon}
      {!isIconOnly && children}
      {meta !== undefined && <span className={styles.meta}>{meta}</span>}
      {trailingIcon}
    </button>
  );
}
