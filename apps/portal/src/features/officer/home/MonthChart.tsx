import { type MonthCount } from '@temple-land/portal-core';
import { formatCount } from '../../../i18n/format.ts';
import { ChartCard } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { monthName } from '../../../i18n/dateNames.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';

/** The chart of the applications of the last six months by status, with the same data as a table. */
export function MonthChart({ months }: { months: readonly MonthCount[] }) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const language = useLanguage();
  const title = t('chart.months');
  const groups = months.map(({ month, approved, pending, rejected, closed }) => ({
    id: month,
    label: monthName(language, Number(month.slice(5)), 'short'),
    values: [approved, pending, rejected, closed],
  }));
  const list = groups
    .map(({ label, values }) => `${label} ${values.reduce((sum, value) => sum + value, 0)}`)
    .join(', ');
  return (
    <ChartCard
      title={title}
      direction="vertical"
      summary={t('common:officer.chart.summary', { title, list })}
      series={[
        { id: 'approved', label: t('specification:state.APPROVED'), colour: 4 },
        { id: 'pending', label: t('stat.pending'), colour: 2 },
        { id: 'rejected', label: t('specification:state.REJECTED'), colour: 3 },
        { id: 'closed', label: t('specification:state.CLOSED'), colour: 5 },
      ]}
      groups={groups}
      valueText={formatCount}
      groupHeader={t('common:officer.chart.month')}
      totalHeader={t('common:officer.chart.total')}
      viewLabel={t('common:chart.view', { title })}
      chartLabel={t('common:chart.chart')}
      tableLabel={t('common:chart.table')}
      {...(months.length === 0 ? { notice: t('common:officer.chart.empty') } : {})}
    />
  );
}
