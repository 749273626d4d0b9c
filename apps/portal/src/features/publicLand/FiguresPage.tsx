import { type PublicStatistics } from '@temple-land/portal-core';
import { formatDate } from '../../i18n/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Stack } from '@temple-land/ui';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import { PublicPage } from '../../common/page/PublicPage.tsx';
import { Retry } from '../../common/feedback/Retry.tsx';
import { Skeleton } from '../../common/feedback/Skeleton.tsx';
import type { TextKey } from '../../i18n/textKey.ts';
import { DistrictChart, MonthsChart } from './FiguresCharts.tsx';
import * as styles from './FiguresPage.css.ts';
import { DistrictLand, TahasilLandTable } from './LandTables.tsx';
import { MouzaReportsTable } from './MouzaReportsTable.tsx';
import { WorkTable } from './WorkTable.tsx';

const fiveMinutes = 300_000;

const typeNames: Readonly<Record<number, TextKey<'publicLand'>>> = {
  1: 'figures.reports',
  2: 'figures.land',
  3: 'figures.cases',
  6: 'figures.quarry',
};

function Figures({ figures }: { figures: PublicStatistics }) {
  const { t } = useTranslation(['publicLand', 'common', 'specification']);
  const types = figures.types.map(({ applicationType, ...work }) => ({
    name: t(typeNames[applicationType] ?? 'figures.land'),
    ...work,
  }));
  const tahasils = figures.tahasils.map(({ district_name, tehsil_name, ...work }) => ({
    name: `${tehsil_name}, ${district_name}`,
    ...work,
  }));
  return (
    <>
      <p className={styles.asOn}>{t('figures.asOn', { date: formatDate(figures.asOn) })}</p>
      <DistrictLand districts={figures.districts} />
      <TahasilLandTable districts={figures.districts} land={figures.land} />
      <DistrictChart districts={figures.districts} />
      <MonthsChart months={figures.months} title={t('figures.monthsReceived')} count="received" />
      <MonthsChart months={figures.months} title={t('figures.monthsDecided')} count="decided" />
      <WorkTable title={t('figures.types')} nameHeader={t('figures.type')} rows={types} />
      <WorkTable
        title={t('figures.tahasils')}
        nameHeader={t('common:place.tahasil')}
        rows={tahasils}
      />
      <MouzaReportsTable reports={figures.mouzaReports} />
    </>
  );
}

/** The page of public figures: charts and tables without personal data. */
export function FiguresPage() {
  const { t } = useTranslation(['publicLand', 'common', 'specification']);
  const { data, error, isPending, refetch } = useQuery(
    serviceQuery('publicStatistics', {}, { staleTime: fiveMinutes }),
  );
  return (
    <PublicPage title={t('common:title.figures')} lead={t('figures.lead')}>
      <Stack gap="xl" aria-busy={isPending}>
        <Retry message={error?.userMessage} onRetry={refetch} />
        {isPending && <Skeleton count={2} variant="cards" />}
        {data && 'result' in data && <Figures figures={data.result} />}
      </Stack>
    </PublicPage>
  );
}
