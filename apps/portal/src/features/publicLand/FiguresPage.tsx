import { tenderDate, type PublicStatistics } from '@temple-land/portal-core';
import { useServiceQuery } from '../../api/useCall.ts';
import { PublicPage } from '../../blocks/PublicPage.tsx';
import type { PageKey } from '../../i18n/pageKey.ts';
import { TryAgain } from '../../blocks/TryAgain.tsx';
import { useText } from '../../i18n/useText.ts';
import { DistrictChart, MonthsChart } from './FiguresCharts.tsx';
import * as styles from './FiguresPage.css.ts';
import { WorkTable } from './WorkTable.tsx';

const fiveMinutes = 300_000;

const typeNames: Readonly<Record<number, PageKey>> = {
  1: 'figures.reports',
  2: 'figures.land',
  3: 'figures.cases',
  6: 'figures.quarry',
};

function Figures({ figures }: { figures: PublicStatistics }) {
  const { t } = useText();
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
      <p className={styles.asOn}>{t('figures.asOn', { date: tenderDate(figures.asOn) })}</p>
      <DistrictChart districts={figures.districts} />
      <MonthsChart months={figures.months} title={t('figures.monthsReceived')} count="received" />
      <MonthsChart months={figures.months} title={t('figures.monthsDecided')} count="decided" />
      <WorkTable title={t('figures.types')} nameHeader={t('figures.type')} rows={types} />
      <WorkTable title={t('figures.tahasils')} nameHeader={t('place.tahasil')} rows={tahasils} />
    </>
  );
}

/** The figures of land and work that are published: charts and tables, without a person in them. */
export function FiguresPage() {
  const { t } = useText();
  const { answer, said, isPending, refetch } = useServiceQuery(
    'publicStatistics',
    {},
    { freshMs: fiveMinutes },
  );
  return (
    <PublicPage title={t('title.figures')} lead={t('figures.lead')}>
      <div className={styles.figures} aria-busy={isPending}>
        <TryAgain said={said} onAgain={refetch} />
        {isPending && <p role="status">{t('shell.loading')}</p>}
        {answer && 'result' in answer && <Figures figures={answer.result} />}
      </div>
    </PublicPage>
  );
}
