import type { GeoPoint, MapHit } from '@temple-land/portal-core';
import { Button } from '@temple-land/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { muted } from '../../../common/page/card.css.ts';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { localizeDigits } from '../../../i18n/digits.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import * as styles from '../map.css.ts';

const kindLabels: Readonly<Record<MapHit['kind'], TextKey<'map'>>> = {
  plot: 'hit.plot',
  lease: 'hit.lease',
  case: 'hit.case',
  quarry: 'hit.quarry',
  context: 'hit.context',
  mouza: 'hit.mouza',
  tahasil: 'hit.tahasil',
  district: 'hit.district',
};
const contextLabels: Readonly<Record<string, TextKey<'map'>>> = {
  road: 'context.road',
  path: 'context.path',
  canal: 'context.canal',
  tank: 'context.tank',
  settlement: 'context.settlement',
  grove: 'context.grove',
};

/** The props of `HitList`. */
export interface HitListProps {
  point: GeoPoint;
  /** The day of the plots; undefined for today's. */
  day?: string | undefined;
  /** The plot whose card shows the list; it is left out. */
  exceptPlot?: string;
  onHit: (hit: MapHit) => void;
}

/** Everything at a point of the map, each with a button that shows it. */
export function HitList({ point, day, exceptPlot = '', onHit }: HitListProps) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const { data, error, refetch } = useQuery(
    serviceQuery(
      'mapIdentify',
      { ...point, ...(day === undefined ? {} : { day }) },
      { isQuiet: true },
    ),
  );
  const hits = data && 'result' in data ? data.result : undefined;
  const shown = hits?.filter(({ kind, plotCode }) => kind !== 'plot' || plotCode !== exceptPlot);
  const getName = ({ kind, name }: MapHit) => {
    const context = kind === 'context' ? contextLabels[name] : undefined;
    return context === undefined ? localizeDigits(name) : t(context);
  };
  return (
    <>
      <Retry message={error?.userMessage} onRetry={refetch} />
      <p role="status" className={muted}>
        {shown && (shown.length === 0 ? t('hit.none') : t('hit.count', { count: shown.length }))}
      </p>
      {shown && shown.length > 0 && (
        <ul className={styles.results} aria-label={t('hit.list')}>
          {shown.map((hit) => (
            <li key={`${hit.kind} ${hit.name} ${hit.plotCode} ${hit.extent.minX}`}>
              <Button kind="quiet" onClick={() => onHit(hit)} meta={t(kindLabels[hit.kind])}>
                {getName(hit)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
