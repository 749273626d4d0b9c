import { type StageCount } from '@temple-land/portal-core';
import { formatCount } from '../../../i18n/format.ts';
import { ChartCard } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { getTypeLabel } from '../inbox/typeLabels.ts';
import { getStateLabel } from '../../../common/applications/stepLabels.ts';

const maxStages = 8;

/** The chart of open applications by stage, in time and overdue, with the same data as a table. */
export function StageChart({ stages }: { stages: readonly StageCount[] }) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const title = t('chart.stages');
  const groups = stages.slice(0, maxStages).map(({ applicationType, state, inTime, overdue }) => ({
    id: `${applicationType}.${state}`,
    label: `${t(`specification:${getStateLabel(state)}`)} (${t(getTypeLabel(applicationType))})`,
    values: [inTime, overdue],
  }));
  const list = groups.map(({ label, values }) => `${label} ${values.join(' + ')}`).join(', ');
  return (
    <ChartCard
      title={title}
      summary={t('common:officer.chart.summary', { title, list })}
      series={[
        { id: 'inTime', label: t('chart.inTime') },
        { id: 'overdue', label: t('chart.overdue') },
      ]}
      groups={groups}
      valueText={formatCount}
      groupHeader={t('stage')}
      totalHeader={t('common:officer.chart.total')}
      viewLabel={t('common:chart.view', { title })}
      chartLabel={t('common:chart.chart')}
      tableLabel={t('common:chart.table')}
      {...(groups.length === 0 ? { notice: t('common:officer.chart.empty') } : {})}
    />
  );
}
