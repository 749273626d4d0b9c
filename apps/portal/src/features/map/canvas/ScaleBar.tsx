import { visuallyHidden } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import * as styles from '../map.css.ts';
import { lengthText, scaleOf } from './scaleBar.ts';

const widest = 120;

/** The scale of the map as a bar with its length on the ground. */
export function ScaleBar({ aPoint }: { aPoint: number }) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const { metres, width } = scaleOf(aPoint, widest);
  return (
    <>
      <span className={visuallyHidden}>{t('scale')}</span> {lengthText(metres)}
      <span className={styles.bar} style={{ inlineSize: `${width}px` }} aria-hidden />
    </>
  );
}
