import type { ReactNode } from 'react';

/** The props of `Pairs`. */
export interface PairsProps {
  pairs: readonly (readonly [name: string, value: ReactNode])[];
  className: string;
}

/** Names and values under each other. */
export function Pairs({ pairs, className }: PairsProps) {
  return (
    <dl className={className}>
      {pairs.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
