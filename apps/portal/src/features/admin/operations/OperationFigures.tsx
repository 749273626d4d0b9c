import { useTranslation } from 'react-i18next';
import * as styles from '../../../common/dashboard/dashboard.css.ts';
import { buildFigureQuery, type FigureAddress } from '../../../common/dashboard/dashboardQuery.ts';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { ActivityCharts } from './ActivityCharts.tsx';
import { MessageChart } from './MessageChart.tsx';
import { OperationNotes } from './OperationNotes.tsx';
import { RecordCharts } from './RecordCharts.tsx';
import { StorageChart } from './StorageChart.tsx';
import { TaskHealth } from './TaskHealth.tsx';
import { useOperations } from './useOperations.ts';

/** The figures of the operation of the portal: sign-ins, requests, messages, storage, tasks, content and land record. */
export function OperationFigures({ listPath }: { listPath: string }) {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  const { figures, isPending, message, refetch } = useOperations();
  const hrefOf = (list: FigureAddress) => `${listPath}?${buildFigureQuery({}, list)}`;
  return (
    <section aria-labelledby="operation" className={styles.map}>
      <h2 id="operation">{t('dashboard:operation')}</h2>
      <Retry message={message} part={t('dashboard:operation')} onRetry={refetch} />
      {isPending && <Loading />}
      {figures && message === undefined && <OperationNotes figures={figures} />}
      {figures && message === undefined && (
        <div className={styles.charts}>
          <ActivityCharts figures={figures} hrefOf={hrefOf} />
          <MessageChart figures={figures} />
          <StorageChart figures={figures} />
          <TaskHealth figures={figures} hrefOf={hrefOf} />
          <RecordCharts figures={figures} hrefOf={hrefOf} />
        </div>
      )}
    </section>
  );
}
