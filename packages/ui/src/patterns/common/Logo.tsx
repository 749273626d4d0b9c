import * as styles from './Logo.css.ts';

const segment = 'M1.54 -21.95A22 22 0 0 1 14.43 -16.61L8 -9.21A12.2 12.2 0 0 0 .85 -12.17Z';
const parcels = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** An example of a logo: a wheel of eight parcels, one of them highlighted. */
export function Logo({ ground }: { ground: keyof typeof styles.logo }) {
  return (
    <svg className={styles.logo[ground]} viewBox="-24 -24 48 48" aria-hidden="true">
      {parcels.map((turn) => (
        <g key={turn} transform={`rotate(${turn * 45})`}>
          <path className={turn === 0 ? styles.highlighted : styles.parcel} d={segment} />
          <path className={styles.spoke} d="M2.37 -5.73L3.98 -9.61" />
        </g>
      ))}
      <circle className={styles.hub} r="4.6" />
      <circle className={styles.highlighted} r="1.7" />
    </svg>
  );
}
