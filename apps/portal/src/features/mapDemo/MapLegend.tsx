import { formatCount } from '../../i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { acreClasses } from './districts.ts';
import * as styles from './MapDemoPage.css.ts';

/** The tints of the map with their acres. */
export function MapLegend() {
  const { t } = useTranslation(['mapDemo', 'common', 'specification']);
  return (
    <ul className={styles.legend} aria-label={t('legend')}>
      {acreClasses.map((least, index) => (
        <li key={least} className={styles.legendItem}>
          <span className={styles.swatch} data-acres={index} aria-hidden="true" />
          {least === 0
            ? t('legend.below', { acres: formatCount(acreClasses[index - 1] ?? 0) })
            : t('legend.from', { acres: formatCount(least) })}
        </li>
      ))}
    </ul>
  );
}
