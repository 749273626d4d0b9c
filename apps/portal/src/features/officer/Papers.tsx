import type { OfficerApplication } from '@temple-land/portal-core';
import { DownloadLink } from '../../blocks/DownloadLink.tsx';
import { card, quietRow } from '../../blocks/surface.css.ts';
import { useText } from '../../i18n/useText.ts';
import * as styles from './officer.css.ts';

/** The papers of an application: its form and receipt, and the order once it is decided. */
export function Papers({ application }: { application: OfficerApplication }) {
  const { t } = useText();
  const { applicationId, statusType } = application;
  return (
    <section className={`${card} ${styles.sideCard}`} aria-labelledby="papers">
      <h2 id="papers">{t('officer.papers')}</h2>
      <div className={quietRow}>
        <DownloadLink name="applicantPdf" input={{ intId: applicationId }}>
          {t('officer.papers.form')}
        </DownloadLink>
        <DownloadLink name="applicationReceipt" input={{ applicationId }}>
          {t('officer.papers.receipt')}
        </DownloadLink>
        {(statusType === 'A' || statusType === 'R') && (
          <DownloadLink name="decisionOrder" input={{ applicationId }}>
            {t('officer.papers.order')}
          </DownloadLink>
        )}
      </div>
    </section>
  );
}
