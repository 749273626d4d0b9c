import { useId, type ReactNode } from 'react';
import * as styles from './landRecord.css.ts';

/** A part of a record, named by its heading. */
export function RecordSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
