import type { ReactNode } from 'react';
import type { GlossaryTerm } from '../land/glossary.ts';
import { TermTip } from '../land/TermTip.tsx';
import * as styles from './verificationPage.css.ts';

/** A fact: its name, its value, and the term of the land record that the name is. */
export type Fact = readonly [name: string, value: ReactNode, term?: GlossaryTerm];

/** A list of facts, one per line; empty ones are left out. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value, term]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>
              {name}
              {term !== undefined && <TermTip term={term} />}
            </dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
