import { Clock3, Info, X, type IconNode } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import { getIcon } from '../Icon/Icon.tsx';
import { renderPatch, offerIcons } from './renderOfferState.tsx';
import * as styles from './StatusPatch.css.ts';

/** Green with a check, yellow with a clock, red with a cross, blue with an i, grey with a dashed ring. */
export type StatusTone = 'success' | 'neutral' | 'warning' | 'danger' | 'info';

/** The props of `StatusPatch`, with those of a native `span`. */
export interface StatusPatchProps extends ComponentProps<'span'> {
  /** The meaning of the state; it sets icon and colours. */
  tone: StatusTone;
  /** `default` by default; `large` is the round icon of a result, for success, warning and danger only. */
  size?: 'default' | 'large' | undefined;
  /** The text; a patch always has one. */
  children: ReactNode;
}

const icons: Record<StatusTone, IconNode> = {
  ...offerIcons,
  warning: Clock3,
  danger: X,
  info: Info,
};

/** A status as icon, text and colour. */
export function StatusPatch({ tone, size = 'default', children, ...rest }: StatusPatchProps) {
  const look = { 'data-tone': tone, 'data-size': size };
  if (size === 'large') {
    return (
      <span {...mergeProps({ className: styles.large, ...look }, rest)}>
        <span className={styles.roundIcon} data-tone={tone}>
          {getIcon({ of: icons[tone], size: 'large' })}
        </span>
        <span className={styles.label}>{children}</span>
      </span>
    );
  }
  const own = mergeProps({ className: styles.patch, ...look }, rest);
  return renderPatch(own, icons[tone], children);
}
