import { CircleAlert, CircleCheck, Info, TriangleAlert, type IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Alert.css.ts';

/** The kind of the message. */
export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

/** The props of `Alert`, with those of a native `div`. */
export interface AlertProps extends Omit<ComponentProps<'div'>, 'role' | 'title'> {
  /** The kind of message; it sets icon, colours and the default role. */
  tone: AlertTone;
  /** A short heading. */
  title?: string | undefined;
  /**
   * `alert` interrupts, `status` waits, `none` for a message that is on the page initially; by default it depends on
   * the tone.
   */
  role?: 'alert' | 'status' | 'none' | undefined;
}

const icons: Record<AlertTone, IconNode> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/** A message about the page or the last action; it is shown until it is no longer true. */
export function Alert({ tone, title, role, children, ...rest }: AlertProps) {
  const spoken = role ?? (tone === 'danger' ? 'alert' : 'status');
  const own = {
    className: styles.root,
    'data-tone': tone,
    role: spoken === 'none' ? undefined : spoken,
  };
  return (
    <div {...mergeProps(own, rest)}>
      <Icon of={icons[tone]} />
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
