import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import * as styles from './FileUpload.css.ts';

const maxLength = 36;
const startLength = 20;
const endLength = 14;

/** A file name; a long one is shortened in its middle for sighted users. */
export function FileName({ children: name }: { children: string }) {
  if (name.length <= maxLength) return <span className={styles.name}>{name}</span>;
  return (
    <span className={styles.name} title={name}>
      <span aria-hidden>
        {name.slice(0, startLength)}…{name.slice(-endLength)}
      </span>
      <span className={visuallyHidden}>{name}</span>
    </span>
  );
}
