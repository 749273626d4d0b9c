import { type LandApplication } from '@temple-land/portal-core';
import { formatAcres, formatDate } from '../../i18n/format.ts';
import { ButtonLink } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { formatLand } from '../../common/applications/applicationFacts.ts';
import { ApplicationHistory } from '../../common/applications/ApplicationHistory.tsx';
import { getOwnApplicationPath } from '../../common/applications/ownApplicationPath.ts';
import { ApplicationStatus } from '../../common/applications/ApplicationStatus.tsx';
import { card, muted } from '../../common/page/card.css.ts';
import { CancelApplication, canCancel } from './application/CancelApplication.tsx';
import * as styles from './citizen.css.ts';
import { useApplication } from './useApplications.ts';

/** The newest application of a citizen with its history. */
export function NewestApplication({ row }: { row: LandApplication }) {
  const text = useTranslation(['citizen', 'common', 'specification']);
  const { t } = text;
  const { application } = useApplication({ applicationId: row.applicationId });
  const number = row.applicationNo;
  return (
    <section className={card} aria-labelledby="newest">
      <div className={styles.newestHead}>
        <div>
          <h2 id="newest" className={styles.newestTitle}>
            {formatLand(row, text)}
          </h2>
          <p className={muted}>
            {number}. {t('submittedOn', { date: formatDate(row.createdOn) })}.{' '}
            {row.area > 0 && t('common:application.acres', { n: formatAcres(row.area) })}
          </p>
        </div>
        <ApplicationStatus type={row.applicationType} status={row.statusType} />
      </div>
      {application && (
        <div className={styles.timeline}>
          <ApplicationHistory layout="wide" application={application} viewer="own" />
        </div>
      )}
      <div className={styles.newestActions}>
        <ButtonLink href={getOwnApplicationPath(row.applicationNo)}>
          {t('view.application')}
        </ButtonLink>
        {application && canCancel(application) && <CancelApplication row={row} />}
      </div>
    </section>
  );
}
