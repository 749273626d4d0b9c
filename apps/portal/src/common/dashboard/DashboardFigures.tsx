import type { DashboardFilter } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Loading } from '../feedback/Loading.tsx';
import { Retry } from '../feedback/Retry.tsx';
import { useMayOpen } from '../../state/useMayOpen.ts';
import { formatDateTime } from '../text/dateTime.ts';
import * as styles from './dashboard.css.ts';
import { DashboardFilters } from './DashboardFilters.tsx';
import { DashboardTiles } from './DashboardTiles.tsx';
import {
  buildDashboardQuery,
  buildFigureQuery,
  parseDashboardQuery,
  type FigureAddress,
} from './dashboardQuery.ts';
import { LandCharts } from './LandCharts.tsx';
import { PlaceMap } from './PlaceMap.tsx';
import { useDashboard } from './useDashboard.ts';
import { WorkCharts } from './WorkCharts.tsx';

/** The filters, tiles and charts of a dashboard; the address holds the filter. */
export function DashboardFigures({ listPath }: { listPath: string }) {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  const [address, setAddress] = useSearchParams();
  const filter = parseDashboardQuery(address);
  const { figures, isPending, message, refetch } = useDashboard(filter);
  const mayOpen = useMayOpen();
  const hrefOf = (list: FigureAddress) => {
    const path = `${listPath}?${buildFigureQuery(filter, list)}`;
    return mayOpen(path) ? path : undefined;
  };
  const show = (next: DashboardFilter) => setAddress(buildDashboardQuery(next), { replace: true });
  return (
    <>
      <DashboardFilters filter={filter} onFilter={show} />
      <Retry message={message} part={t('figures')} onRetry={refetch} />
      {message === undefined && <DashboardTiles tiles={figures?.tiles} hrefOf={hrefOf} />}
      {isPending && <Loading />}
      {figures && message === undefined && (
        <>
          <div className={styles.charts}>
            <WorkCharts dashboard={figures} hrefOf={hrefOf} />
            <LandCharts dashboard={figures} hrefOf={hrefOf} />
          </div>
          <PlaceMap dashboard={figures} filter={filter} listPath={listPath} />
          <p className={styles.note}>{t('asOn', { moment: formatDateTime(figures.asOn) })}</p>
        </>
      )}
    </>
  );
}
