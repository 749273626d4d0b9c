import { type PublicStatistics } from '@temple-land/portal-core';
import { formatAcres, formatCount } from '../../i18n/format.ts';
import { ChartCard } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { localizeDigits } from '../../i18n/digits.ts';
import { monthName } from '../../i18n/dateNames.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

/** The chart of acres by district, with and without a final record of rights. */
export function DistrictChart({ districts }: Pick<PublicStatistics, 'districts'>) {
  const { t } = useTranslation(['publicLand', 'common', 'specification']);
  const title = t('figures.districts');
  const groups = [...districts]
    .sort((a, b) => b.area - a.area)
    .map(({ district_name: label, area, areaFinal }) => ({
      id: label,
      label,
      values: [areaFinal, Math.max(0, area - areaFinal)],
    }));
  const list = districts
    .map((each) => `${each.district_name} ${formatAcres(each.area)}`)
    .join(', ');
  return (
    <ChartCard
      title={title}
      summary={t('common:officer.chart.summary', { title, list })}
      series={[
        { id: 'final', label: t('figures.final'), colour: 4 },
        { id: 'open', label: t('figures.notFinal'), colour: 2 },
      ]}
      groups={groups}
      valueText={formatAcres}
      groupHeader={t('common:place.district')}
      totalHeader={t('common:officer.chart.total')}
      viewLabel={t('common:chart.view', { title })}
      chartLabel={t('common:chart.chart')}
      tableLabel={t('common:chart.table')}
      {...(groups.length === 0 ? { notice: t('common:officer.chart.empty') } : {})}
    />
  );
}

/** The props of `MonthsChart`. */
export interface MonthsChartProps extends Pick<PublicStatistics, 'months'> {
  title: string;
  /** Which of the two counts is shown. */
  count: 'received' | 'decided';
}

/** The chart of applications received, or decided, by month. */
export function MonthsChart({ months, title, count }: MonthsChartProps) {
  const { t } = useTranslation(['publicLand', 'common', 'specification']);
  const language = useLanguage();
  const nameOf = (month: string) =>
    `${monthName(language, Number(month.slice(5)), 'short')} ${localizeDigits(month.slice(2, 4))}`;
  const groups = months.map((each) => ({
    id: each.month,
    label: nameOf(each.month),
    values: [each[count]],
  }));
  const list = groups.map(({ label, values }) => `${label} ${values.join()}`).join(', ');
  return (
    <ChartCard
      title={title}
      direction="vertical"
      summary={t('common:officer.chart.summary', { title, list })}
      series={[{ id: count, label: title, colour: count === 'received' ? 1 : 4 }]}
      groups={groups}
      valueText={formatCount}
      groupHeader={t('common:officer.chart.month')}
      viewLabel={t('common:chart.view', { title })}
      chartLabel={t('common:chart.chart')}
      tableLabel={t('common:chart.table')}
      {...(groups.length === 0 ? { notice: t('common:officer.chart.empty') } : {})}
    />
  );
}
