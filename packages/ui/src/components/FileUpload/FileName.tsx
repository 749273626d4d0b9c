import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import * as styles from './FileUpload.css.ts';

const longest = 36;
const keptStart = 20;
const keptEnd = 14;

/** A file name; a long one loses its middle for the eye, never its ending. */
export function FileName({ children: name }: { children: string }) {
  if (name.length <= longest) return <span className={styles.name}>{name}</span>;
  return (
    <span className={styles.name} title={name}>
      <span aria-hidden>
        {name.slice(0, keptStart)}…{name.slice(-keptEnd)}
      </span>
      <span className={visuallyHidden}>{name}</span>
    </span>
  );
}
