import type { ReactNode } from 'react';
import * as styles from '../frames/Frame.css.ts';

/** A name and its value. */
export interface Fact {
  name: string;
  value: ReactNode;
}

/** A list of names and values. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.factName}>{name}</dt>
          <dd className={styles.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
