import { type ApplicationType, type QueueRow } from '@temple-land/portal-core';
import { Link } from '@temple-land/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApplicationStatus } from '../../../common/applications/ApplicationStatus.tsx';
import { Messages } from '../../../common/applications/Messages.tsx';
import { card, spaceBetween } from '../../../common/page/card.css.ts';
import { Retry } from '../../../common/feedback/Retry.tsx';
import type { TextKey } from '../../../i18n/textKey.ts';
import { CaseActions } from '../decision/CaseActions.tsx';
import { StageLine } from '../decision/StageLine.tsx';
import type { OnStepTaken, StepProposal } from '../decision/useStepForm.ts';
import { useApplication } from '../decision/useStepMutation.ts';
import { AssignmentCard } from '../inbox/AssignmentCard.tsx';
import { CaseHints } from './CaseHints.tsx';
import * as styles from './casePage.css.ts';
import { CaseTabs } from './CaseTabs.tsx';
import { LandCard } from './LandCard.tsx';
import { StayNotice } from './StayNotice.tsx';
import { useCaseLand } from './useCaseLand.ts';

/** The props of `CaseView`. */
export interface CaseViewProps {
  row: QueueRow;
  onDecided: () => void;
  /** Called after a step, with the message about the new state, and its undo if it has one. */
  onStepTaken: OnStepTaken;
}

const headings = {
  1: 'officer:case.1',
  2: 'officer:case.2',
  3: 'officer:case.3',
  6: 'officer:case.6',
} as const satisfies Readonly<Record<ApplicationType, TextKey<'officer'>>>;

/** An application: its land, its views as tabs, and the actions that the officer may take. */
export function CaseView({ row, onDecided, onStepTaken }: CaseViewProps) {
  const { t } = useTranslation(['casePage', 'officer', 'common', 'specification']);
  const { application, message, refetch } = useApplication(row);
  const land = useCaseLand(row);
  const hints = land.land?.hints ?? [];
  const [proposal, setProposal] = useState<StepProposal>();
  const ask = (query: string, documents: readonly number[]) =>
    setProposal({ action: 'query', texts: { query }, documents });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className={styles.heading}>
        <div className={spaceBetween}>
          <h2 id="case" ref={heading} tabIndex={-1}>
            {t(headings[row.applicationType], { number: row.applicationNo })}
          </h2>
          <ApplicationStatus type={row.applicationType} status={application.statusType} />
        </div>
        <p>
          <b>{t('officer:stage')}:</b> <StageLine row={application} />
        </p>
        <p className={styles.toActions}>
          <Link href="#actions">{t('casePage:toActions')}</Link>
        </p>
      </div>
      <StayNotice application={application} />
      <CaseHints hints={hints} />
      <Retry message={message} onRetry={refetch} />
      <div className={styles.columns}>
        <LandCard {...{ application, land }} />
        <section className={`${card} ${styles.views}`} aria-labelledby="case">
          <CaseTabs {...{ application, hints }} onAsk={ask} />
        </section>
        <div id="actions" tabIndex={-1} className={styles.actions}>
          <CaseActions {...{ application, proposal, onStepTaken, onDecided }} />
          <AssignmentCard applicationId={row.applicationId} applicationNo={row.applicationNo} />
          <Messages applicationId={row.applicationId} viewer="office" />
        </div>
      </div>
    </>
  );
}
