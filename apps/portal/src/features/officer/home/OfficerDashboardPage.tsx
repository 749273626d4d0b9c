import { PageHeader } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { Figures } from './Figures.tsx';
import { Inbox } from '../inbox/Inbox.tsx';
import { MonthChart } from './MonthChart.tsx';
import * as styles from '../layout/officer.css.ts';
import { OfficerFrame } from '../layout/OfficerFrame.tsx';
import { StageChart } from './StageChart.tsx';
import { useSummary } from './useSummary.ts';

/** A land officer's first page: figures of the area and what waits longest. */
export function OfficerDashboardPage() {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { summary, isPending } = useSummary();
  const [now] = useState(() => new Date().toISOString());
  return (
    <OfficerFrame {...(summary ? { waiting: summary.pending } : {})}>
      <PageHeader
        size="app"
        title={t('common:title.dashboard')}
        lead={t('summary.asOf', { moment: formatDateTime(now) })}
      />
      <Figures />
      {(isPending || summary) && (
        <div className={styles.charts} aria-busy={isPending}>
          {summary && (
            <>
              <StageChart stages={summary.stages} />
              <MonthChart months={summary.months} />
            </>
          )}
        </div>
      )}
      <Inbox />
    </OfficerFrame>
  );
}
