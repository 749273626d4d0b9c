import * as styles from './Bones.css.ts';

/** What stands in for a list on its way. */
export interface BonesProps {
  count: number;
  look: keyof typeof styles.looks;
}

/** Still bars where the rows or cards of a list will stand while they are on their way; nothing of them is heard. */
export function Bones({ count, look }: BonesProps) {
  return (
    <div aria-hidden className={styles.looks[look]}>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={styles.items[look]} />
      ))}
    </div>
  );
}
