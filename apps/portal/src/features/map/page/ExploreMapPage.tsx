import type { MapLayer } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { visuallyHidden } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import 'maplibre-gl/dist/maplibre-gl.css';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { BackLink } from '../../../common/page/BackLink.tsx';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { MainLandmark } from '../../../common/page/MainLandmark.tsx';
import { muted } from '../../../common/page/card.css.ts';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { ExploreMap } from '../canvas/ExploreMap.tsx';
import * as styles from '../map.css.ts';
import { useKhatiyanOfAddress } from './useKhatiyanOfAddress.ts';
import { useMapExploration } from './useMapExploration.ts';
import { useReportOfAddress } from './useReportOfAddress.ts';

const noLayers: readonly MapLayer[] = [];

/** The Web GIS of land officers: the land of their district as a map and as a table. */
export function ExploreMapPage() {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const language = useLanguage();
  const { data, error, refetch } = useQuery(serviceQuery('mapLayers', {}, { staleTime: Infinity }));
  const layers = data && 'result' in data ? data.result : noLayers;
  const note = layers[0]?.note ?? '';
  const explore = useMapExploration(t('map'), layers);
  const addressed = useKhatiyanOfAddress(explore.goToKhatiyan);
  const reported = useReportOfAddress(explore.selectPlots);
  const failed = [
    { message: error?.userMessage, refetch },
    addressed,
    reported,
    explore.failure,
  ].find((each) => each.message);
  return (
    <MainLandmark className={styles.page}>
      <div className={styles.head}>
        <BackLink />
        <h1>{t('common:title.webGis')}</h1>
        <p className={muted} {...langAttribute(note, language)}>
          {note}
        </p>
      </div>
      {failed && (
        <div className={styles.failure}>
          <Retry message={failed.message} onRetry={failed.refetch} />
        </div>
      )}
      <div className={styles.stage}>
        <ExploreMap {...{ explore, layers }} />
      </div>
      <p role="status" className={visuallyHidden}>
        {!failed && t('places.count', { n: explore.places.length })}
      </p>
    </MainLandmark>
  );
}
