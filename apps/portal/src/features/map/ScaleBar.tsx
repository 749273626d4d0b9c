import { visuallyHidden } from '@temple-land/ui';
import { useText } from '../../i18n/useText.ts';
import * as styles from './map.css.ts';
import { lengthText, scaleOf } from './scaleBar.ts';

const widest = 120;

/** The scale of the map as a bar with its length on the ground. */
export function ScaleBar({ aPoint }: { aPoint: number }) {
  const { t } = useText();
  const { metres, width } = scaleOf(aPoint, widest);
  return (
    <>
      <span className={visuallyHidden}>{t('map.scale')}</span> {lengthText(metres)}
      <span className={styles.bar} style={{ inlineSize: `${width}px` }} aria-hidden />
    </>
  );
}
