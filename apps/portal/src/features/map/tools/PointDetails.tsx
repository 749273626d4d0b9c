import { useTranslation } from 'react-i18next';
import * as styles from '../map.css.ts';
import { formatDegrees, formatUtm } from './coordinates.ts';
import { HitList, type HitListProps } from './HitList.tsx';

/** A point of the map: its coordinates in WGS 84 and UTM, and everything that is there. */
export function PointDetails(props: HitListProps) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const { point } = props;
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('coordinates.degrees')}</dt>
          <dd>{formatDegrees(point)}</dd>
        </div>
        <div>
          <dt>{t('coordinates.utm')}</dt>
          <dd>{formatUtm(point)}</dd>
        </div>
      </dl>
      <HitList {...props} />
    </>
  );
}
