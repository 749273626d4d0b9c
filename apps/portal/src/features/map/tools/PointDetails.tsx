import { useTranslation } from 'react-i18next';
import { formatDegrees, formatUtm } from '../../../common/land/drawing/coordinates.ts';
import { facts } from '../../../common/land/drawing/drawing.css.ts';
import { HitList, type HitListProps } from './HitList.tsx';

/** A point of the map: its coordinates in WGS 84 and UTM, and everything that is there. */
export function PointDetails(props: HitListProps) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const { point } = props;
  return (
    <>
      <dl className={facts}>
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
