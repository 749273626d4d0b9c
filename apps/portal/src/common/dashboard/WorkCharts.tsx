import type { Dashboard } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { localizeDigits } from '../../i18n/digits.ts';
import { formatAcres, formatCount } from '../../i18n/format.ts';
import { monthName } from '../../i18n/dateNames.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { getStateLabel } from '../applications/stepLabels.ts';

import type { FigureAddress } from './dashboardQuery.ts';
import * as styles from './dashboard.css.ts';
import { FigureChart } from './FigureChart.tsx';
import { getKindLabel } from './labels.ts';
import { applicationTypeLabels } from '../applications/applicationTypeLabels.ts';

/** The props of the charts of a dashboard. */
export interface ChartProps {
  dashboard: Dashboard;
  /** Returns the path of the list behind a figure; undefined without a right to its data. */
  hrefOf: (list: FigureAddress) => string | undefined;
}

const timings = ['inTime', 'overdue'] as const;

function useTimingSeries() {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  return [
    { id: 'inTime', label: t('timing.inTime') },
    { id: 'overdue', label: t('timing.overdue') },
  ];
}

function StageChart({ dashboard, hrefOf }: ChartProps) {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  return (
    <FigureChart
      fileName="stages"
      title={t('stages')}
      groupHeader={t('list.stage')}
      totalHeader={t('total')}
      series={useTimingSeries()}
      groups={dashboard.stages.map(({ applicationType: type, state, inTime, overdue }) => ({
        id: `${type}.${state}`,
        label: `${t(`specification:${getStateLabel(state)}`)} (${t(applicationTypeLabels[type])})`,
        values: [inTime, overdue],
        hrefs: timings.map((timing) =>
          hrefOf({ figure: 'stage', part: `${type}.${state}.${timing}` }),
        ),
      }))}
    />
  );
}

function AgeChart({ dashboard, hrefOf }: ChartProps) {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  const toLabel = (band: string) => {
    const [from = 0, to = 0] = band.split('-').map(Number);
    if (to === 0) return t('age.over', { n: formatCount(from - 1) });
    return t('age.band', { from: formatCount(from), to: formatCount(to) });
  };
  return (
    <FigureChart
      fileName="ages"
      title={t('ages')}
      groupHeader={t('ages.header')}
      totalHeader={t('total')}
      series={useTimingSeries()}
      groups={dashboard.ages.map(({ ageBand, inTime, overdue }) => ({
        id: ageBand,
        label: toLabel(ageBand),
        values: [inTime, overdue],
        hrefs: timings.map((timing) => hrefOf({ figure: 'age', part: `${ageBand}.${timing}` })),
      }))}
    />
  );
}

function MonthChart({ dashboard, hrefOf }: ChartProps) {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  const language = useLanguage();
  return (
    <FigureChart
      className={styles.wide}
      fileName="months"
      title={t('months')}
      groupHeader={t('month')}
      direction="vertical"
      arrangement="grouped"
      series={[
        { id: 'received', label: t('months.received'), colour: 1 },
        { id: 'decided', label: t('months.decided'), colour: 4 },
      ]}
      groups={dashboard.months.map(({ month, received, decided }) => ({
        id: month,
        label: `${monthName(language, Number(month.slice(5)), 'short')} ${localizeDigits(month.slice(2, 4))}`,
        values: [received, decided],
        hrefs: [
          hrefOf({ figure: 'received', part: month }),
          hrefOf({ figure: 'decidedIn', part: month }),
        ],
      }))}
    />
  );
}

function ReportChart({ dashboard, hrefOf }: ChartProps) {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  const outcomes = ['pending', 'transferred', 'rejected'] as const;
  return (
    <FigureChart
      className={styles.wide}
      fileName="reports"
      title={t('reports')}
      groupHeader={t('reports.kind')}
      totalHeader={t('total')}
      series={[
        { id: 'pending', label: t('reports.pending'), colour: 2 },
        { id: 'transferred', label: t('reports.transferred'), colour: 4 },
        { id: 'rejected', label: t('reports.rejected'), colour: 3 },
      ]}
      groups={dashboard.reports.map(({ kind, ...counts }) => ({
        id: kind,
        label: t(getKindLabel(kind)),
        values: outcomes.map((outcome) => counts[outcome]),
        hrefs: outcomes.map((outcome) => hrefOf({ figure: 'report', part: `${kind}.${outcome}` })),
      }))}
    />
  );
}

function CaseChart({ dashboard, hrefOf }: ChartProps) {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  const { filed, ordered, possession, recoveredArea } = dashboard.cases;
  return (
    <div className={styles.map}>
      <FigureChart
        fileName="cases"
        title={t('cases')}
        groupHeader={t('cases.stage')}
        series={[{ id: 'cases', label: t('cases.number') }]}
        groups={[
          {
            id: 'filed',
            label: t('cases.filed'),
            values: [filed],
            hrefs: [hrefOf({ figure: 'caseFiled' })],
          },
          {
            id: 'ordered',
            label: t('cases.ordered'),
            values: [ordered],
            hrefs: [hrefOf({ figure: 'caseOrdered' })],
          },
          {
            id: 'possession',
            label: t('cases.possession'),
            values: [possession],
            hrefs: [hrefOf({ figure: 'casePossession' })],
          },
        ]}
      />
      <p className={styles.note}>{t('cases.recovered', { n: formatAcres(recoveredArea) })}</p>
    </div>
  );
}

/** The charts of applications: stages, ages, months and reports, and of cases. */
export function WorkCharts(props: ChartProps) {
  return (
    <>
      <StageChart {...props} />
      <AgeChart {...props} />
      <MonthChart {...props} />
      <ReportChart {...props} />
      <CaseChart {...props} />
    </>
  );
}
