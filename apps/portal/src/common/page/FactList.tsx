import type { ReactNode } from 'react';
import * as styles from './verdict.css.ts';

/** A fact: its name and what is so. */
export type Fact = readonly [name: string, value: ReactNode];

/** Facts in lines, each name at the beginning and its value at the end; an empty one is left out. */
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
