import { countText, type MonthCount } from '@temple-land/portal-core';
import { ChartCard } from '@temple-land/ui';
import { monthName } from '../../i18n/dateNames.ts';
import { useText } from '../../i18n/useText.ts';

/** What became of the applications of the last six months; the table twin has the same rows. */
export function MonthChart({ months }: { months: readonly MonthCount[] }) {
  const { m, t, language } = useText();
  const title = t('officer.chart.months');
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
      summary={t('officer.chart.summary', { title, list })}
      series={[
        { id: 'approved', label: m('state.APPROVED'), colour: 4 },
        { id: 'pending', label: t('officer.stat.pending'), colour: 2 },
        { id: 'rejected', label: m('state.REJECTED'), colour: 3 },
        { id: 'closed', label: m('state.CLOSED'), colour: 5 },
      ]}
      groups={groups}
      valueText={countText}
      groupHeader={t('officer.chart.month')}
      totalHeader={t('officer.chart.total')}
      viewLabel={t('chart.view', { title })}
      chartLabel={t('chart.chart')}
      tableLabel={t('chart.table')}
      {...(months.length === 0 ? { notice: t('officer.chart.empty') } : {})}
    />
  );
}
