import { visuallyHidden } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { localizeDigits } from '../../../i18n/digits.ts';
import * as styles from '../map.css.ts';
import { formatDegrees, formatUtm } from '../../../common/land/drawing/coordinates.ts';
import type { MapScale } from './landMapOptions.ts';
import { formatLength, getScale } from './scaleBar.ts';

const maxWidth = 120;

/** The scale of the map as a bar with its length, and the coordinates of its middle. */
export function ScaleBar({ metresPerPoint, middle }: Pick<MapScale, 'metresPerPoint' | 'middle'>) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const { metres, width } = getScale(metresPerPoint, maxWidth);
  return (
    <>
      <span className={styles.middle}>
        <span className={visuallyHidden}>{t('coordinates.middle')}</span> {formatDegrees(middle)} ·{' '}
        {formatUtm(middle)}
      </span>
      <span>
        <span className={visuallyHidden}>{t('scale')}</span> {localizeDigits(formatLength(metres))}
        <span className={styles.bar} style={{ inlineSize: `${width}px` }} aria-hidden />
      </span>
    </>
  );
}
