import { tenderDate, type QueueRow } from '@temple-land/portal-core';
import { Link } from '@temple-land/ui';
import { useEffect, useRef } from 'react';
import { ApplicationDetails } from '../../blocks/ApplicationDetails.tsx';
import { ApplicationStatus } from '../../blocks/ApplicationStatus.tsx';
import { card, spread, stack } from '../../blocks/surface.css.ts';
import { useText } from '../../i18n/useText.ts';
import { DecisionCard } from './DecisionCard.tsx';
import * as styles from './officer.css.ts';

/** What the view of an application takes. */
export interface CaseViewProps {
  row: QueueRow;
  backHref: string;
  onDecided: () => void;
}

/** An application as an officer reads it, and the decision beside it. */
export function CaseView({ row, backHref, onDecided }: CaseViewProps) {
  const { t } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <p>
        <Link href={backHref}>{t('officer.case.back')}</Link>
      </p>
      <div className={styles.caseColumns}>
        <section className={`${card} ${stack}`} aria-labelledby="case">
          <div className={spread}>
            <h2 id="case" ref={heading} tabIndex={-1}>
              {t('officer.case', { number: row.applicationNo })}
            </h2>
            <ApplicationStatus type={row.applicationType} status={row.statusType} />
          </div>
          <ApplicationDetails
            application={row}
            facts={[
              [t('officer.applicant'), row.applicant],
              [t('application.submitted'), tenderDate(row.createdOn)],
              [t('officer.days'), String(row.waitingDays)],
            ]}
          />
        </section>
        <DecisionCard key={row.applicationId} row={row} onDecided={onDecided} />
      </div>
    </>
  );
}
