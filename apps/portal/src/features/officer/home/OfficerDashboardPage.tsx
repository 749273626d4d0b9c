import { PageHeader } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { OfficerFigures } from './OfficerFigures.tsx';
import { WaitingForYou } from '../inbox/WaitingForYou.tsx';
import { MonthChart } from './MonthChart.tsx';
import * as styles from '../layout/officer.css.ts';
import { OfficerFrame } from '../layout/OfficerFrame.tsx';
import { StageChart } from './StageChart.tsx';
import { useOfficerFigures } from './useOfficerFigures.ts';

/** The dashboard of a land officer: figures of the area and the applications that wait for the officer. */
export function OfficerDashboardPage() {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { summary, isPending } = useOfficerFigures();
  const [now] = useState(() => new Date().toISOString());
  return (
    <OfficerFrame>
      <PageHeader
        size="app"
        title={t('common:title.dashboard')}
        lead={t('summary.asOf', { moment: formatDateTime(now) })}
      />
      <OfficerFigures />
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
      <WaitingForYou />
    </OfficerFrame>
  );
}
