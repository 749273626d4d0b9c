import type { Operations } from '@temple-land/portal-core';
import { Link, Table, type Column } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../common/dashboard/dashboard.css.ts';
import { FigureChart } from '../../../common/dashboard/FigureChart.tsx';
import { getTaskLabel } from '../../../common/dashboard/labels.ts';
import { formatSeconds } from '../../../common/dashboard/operationColumns.tsx';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { formatCount } from '../../../i18n/format.ts';
import type { LinkedChartProps } from './ActivityCharts.tsx';

type TaskRow = Operations['tasks'][number];

/** The hourly tasks with their last run, its duration, and the failures of thirty days. */
export function TaskHealth({ figures, hrefOf }: LinkedChartProps) {
  const text = useTranslation(['dashboard', 'common', 'specification']);
  const { t } = text;
  const { tasks } = figures;
  const hrefOfTask = (task: string) => hrefOf({ figure: 'taskRuns', part: task });
  const columns: readonly Column<TaskRow>[] = [
    {
      id: 'task',
      header: t('dashboard:tasks.task'),
      renderCell: ({ task }) => <Link href={hrefOfTask(task)}>{t(getTaskLabel(task))}</Link>,
    },
    {
      id: 'last',
      header: t('dashboard:tasks.last'),
      renderCell: ({ lastOn }) => formatDateTime(lastOn),
    },
    {
      id: 'duration',
      header: t('dashboard:tasks.duration'),
      align: 'end',
      renderCell: ({ lastMs }) => formatSeconds(lastMs, text),
    },
    {
      id: 'failures',
      header: t('dashboard:tasks.failures'),
      align: 'end',
      renderCell: ({ failures }) => formatCount(failures),
    },
  ];
  return (
    <FigureChart
      className={styles.wide}
      fileName="tasks"
      title={t('dashboard:tasks')}
      groupHeader={t('dashboard:tasks.task')}
      series={[
        { id: 'runs', label: t('dashboard:tasks.runs') },
        { id: 'failures', label: t('dashboard:tasks.failures') },
      ]}
      groups={tasks.map(({ task, runs, failures }) => ({
        id: task,
        label: t(getTaskLabel(task)),
        values: [runs, failures],
        hrefs: [hrefOfTask(task), hrefOfTask(task)],
      }))}
      drawing={
        <Table
          caption={t('dashboard:tasks')}
          columns={columns}
          rows={tasks}
          keyOf={({ task }) => task}
        />
      }
    />
  );
}
