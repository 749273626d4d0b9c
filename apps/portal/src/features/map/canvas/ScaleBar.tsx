import { visuallyHidden } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { localizeDigits } from '../../../i18n/digits.ts';
import * as styles from '../map.css.ts';
import { formatLength, getScale } from './scaleBar.ts';

const maxWidth = 120;

/** The scale of the map as a bar with its length. */
export function ScaleBar({ aPoint: metresPerPoint }: { aPoint: number }) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const { metres, width } = getScale(metresPerPoint, maxWidth);
  return (
    <>
      <span className={visuallyHidden}>{t('scale')}</span> {localizeDigits(formatLength(metres))}
      <span className={styles.bar} style={{ inlineSize: `${width}px` }} aria-hidden />
    </>
  );
}
