import { formatCount, type StageCount } from '@temple-land/portal-core';
import { ChartCard } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { typeWord } from '../inbox/typeWords.ts';
import { stateWord } from '../decision/stepWords.ts';

const most = 8;

/** Open applications by stage, in time and overdue; the table twin has the same rows. */
export function StageChart({ stages }: { stages: readonly StageCount[] }) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const title = t('chart.stages');
  const groups = stages.slice(0, most).map(({ applicationType, state, inTime, overdue }) => ({
    id: `${applicationType}.${state}`,
    label: `${t(`specification:${stateWord(state)}`)} (${t(typeWord(applicationType))})`,
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
