import { useTranslation } from 'react-i18next';
import * as styles from './PortalLogo.css.ts';

const segment = 'M1.54 -21.95A22 22 0 0 1 14.43 -16.61L8 -9.21A12.2 12.2 0 0 0 .85 -12.17Z';
const parcels = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** The props of `PortalLogo`. */
export interface PortalLogoProps {
  /** The background. */
  ground: 'surface' | 'chrome';
  /** The size: beside the portal's name, or larger above a text. */
  size?: 'beside' | 'alone';
}

/**
 * The mark that the office has published; until then the portal's logo: a wheel whose eight rim segments are land
 * parcels, one of them highlighted.
 */
export function PortalLogo({ ground, size = 'beside' }: PortalLogoProps) {
  const { t } = useTranslation('office');
  // An empty text is its key for i18next, as one that is not loaded.
  const mark = t('mark');
  if (mark.startsWith('/')) {
    return <img className={`${styles.picture} ${styles.sizes[size]}`} src={mark} alt="" />;
  }
  return (
    <svg
      className={`${styles.grounds[ground]} ${styles.sizes[size]}`}
      viewBox="-24 -24 48 48"
      aria-hidden="true"
    >
      {parcels.map((index) => (
        <g key={index} transform={`rotate(${index * 45})`}>
          <path className={index === 0 ? styles.lit : styles.parcel} d={segment} />
          <path className={styles.spoke} d="M2.37 -5.73L3.98 -9.61" />
        </g>
      ))}
      <circle className={styles.hub} r="4.6" />
      <circle className={styles.lit} r="1.7" />
    </svg>
  );
}
