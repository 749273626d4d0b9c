import { countText, type StageCount } from '@temple-land/portal-core';
import { ChartCard } from '@temple-land/ui';
import { useText } from '../../i18n/useText.ts';
import { typeWord } from './typeWords.ts';
import { stateWord } from './stepWords.ts';

const most = 8;

/** Open applications by stage, in time and overdue; the table twin has the same rows. */
export function StageChart({ stages }: { stages: readonly StageCount[] }) {
  const { m, t } = useText();
  const title = t('officer.chart.stages');
  const groups = stages.slice(0, most).map(({ applicationType, state, inTime, overdue }) => ({
    id: `${applicationType}.${state}`,
    label: `${m(stateWord(state))} (${t(typeWord(applicationType))})`,
    values: [inTime, overdue],
  }));
  const list = groups.map(({ label, values }) => `${label} ${values.join(' + ')}`).join(', ');
  return (
    <ChartCard
      title={title}
      summary={t('officer.chart.summary', { title, list })}
      series={[
        { id: 'inTime', label: t('officer.chart.inTime') },
        { id: 'overdue', label: t('officer.chart.overdue') },
      ]}
      groups={groups}
      valueText={countText}
      groupHeader={t('officer.stage')}
      totalHeader={t('officer.chart.total')}
      viewLabel={t('chart.view', { title })}
      chartLabel={t('chart.chart')}
      tableLabel={t('chart.table')}
      {...(groups.length === 0 ? { notice: t('officer.chart.empty') } : {})}
    />
  );
}
