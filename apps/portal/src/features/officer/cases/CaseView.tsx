import { type QueueRow } from '@temple-land/portal-core';
import { formatCount, formatDate } from '../../../i18n/format.ts';
import { Link, Stack } from '@temple-land/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApplicationDetails } from '../../../common/applications/ApplicationDetails.tsx';
import { ApplicationStatus } from '../../../common/applications/ApplicationStatus.tsx';
import { lazySection } from '../../../common/page/lazySection.tsx';
import { card, spaceBetween } from '../../../common/page/card.css.ts';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { CaseFacts } from './CaseFacts.tsx';
import { DecisionCard } from '../decision/DecisionCard.tsx';
import * as styles from '../layout/officer.css.ts';
import { PrintableDocuments } from '../decision/PrintableDocuments.tsx';
import { AssignmentCard } from '../inbox/AssignmentCard.tsx';
import { getApplicationPath } from '../inbox/inboxQuery.ts';
import { ReporterFacts } from '../decision/ReporterFacts.tsx';
import { StageLine } from '../decision/StageLine.tsx';
import { useApplication } from '../decision/useStepMutation.ts';

// Its date fields are larger than the rest of the page.
const WorkflowStepCard = lazySection(
  async () => (await import('../decision/WorkflowStepCard.tsx')).WorkflowStepCard,
);

/** The props of `CaseView`. */
export interface CaseViewProps {
  row: QueueRow;
  backHref: string;
  onDecided: () => void;
  /** Called after a step, with the message about the new state. */
  onStepTaken: (message: string) => void;
}

/** An application: the cards of steps and decision first, the details below or beside them. */
export function CaseView({ row, backHref, onDecided, onStepTaken }: CaseViewProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { application, message, refetch } = useApplication(row);
  const applicantFacts = (name: string | null): [string, string][] =>
    name === null ? [] : [[t('applicant'), name]];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <p>
        <Link href={backHref} isAlone>
          {t('case.back')}
        </Link>
      </p>
      <div>
        <div className={spaceBetween}>
          <h2 id="case" ref={heading} tabIndex={-1}>
            {t('case', { number: row.applicationNo })}
          </h2>
          <ApplicationStatus type={row.applicationType} status={application.statusType} />
        </div>
        <p>
          <b>{t('stage')}:</b> <StageLine row={application} />
        </p>
      </div>
      <div className={styles.caseColumns}>
        <Stack className={styles.caseActions}>
          <WorkflowStepCard row={application} onStepTaken={onStepTaken} />
          <DecisionCard key={row.applicationId} row={application} onDecided={onDecided} />
          <AssignmentCard applicationId={row.applicationId} applicationNo={row.applicationNo} />
        </Stack>
        <Stack>
          <Stack elementType="section" className={card} aria-labelledby="case">
            <Retry message={message} onRetry={refetch} />
            {row.applicant === null && <ReporterFacts application={application} />}
            <CaseFacts application={application} />
            <ApplicationDetails
              application={application}
              viewer="office"
              linkedHref={({ applicationNo }) => getApplicationPath(applicationNo)}
              facts={[
                ...applicantFacts(row.applicant),
                [t('common:application.submitted'), formatDate(row.createdOn)],
                [t('days'), formatCount(row.waitingDays)],
              ]}
            />
          </Stack>
          <PrintableDocuments application={application} />
        </Stack>
      </div>
    </>
  );
}
