import type { ReactNode } from 'react';
import * as styles from './verificationPage.css.ts';

/** A fact: its name and its value. */
export type Fact = readonly [name: string, value: ReactNode];

/** A list of facts, one per line; empty ones are left out. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
