import { CircleAlert } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Field.css.ts';

/** The error message of a field; nothing without one. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon of={CircleAlert} size="medium" />
      <span>{message}</span>
    </p>
  );
}
