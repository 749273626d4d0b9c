import type { OfficerApplication } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { DownloadLink } from '../../../common/files/DownloadLink.tsx';
import { useFileMeta } from '../../../common/files/useFileMeta.ts';
import { card, quietButtonRow } from '../../../common/page/card.css.ts';
import * as styles from '../layout/officer.css.ts';

/** Links to the PDF documents of an application: form, receipt, and the order once it is decided. */
export function PrintableDocuments({ application }: { application: OfficerApplication }) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { applicationId, statusType } = application;
  const meta = useFileMeta()({ mediaType: 'application/pdf', language: 'both' });
  return (
    <section className={`${card} ${styles.sideCard}`} aria-labelledby="papers">
      <h2 id="papers">{t('papers')}</h2>
      <div className={quietButtonRow}>
        <DownloadLink name="applicantPdf" input={{ intId: applicationId }} meta={meta}>
          {t('papers.form')}
        </DownloadLink>
        <DownloadLink name="applicationReceipt" input={{ applicationId }} meta={meta}>
          {t('papers.receipt')}
        </DownloadLink>
        {(statusType === 'A' || statusType === 'R') && (
          <DownloadLink name="decisionOrder" input={{ applicationId }} meta={meta}>
            {t('papers.order')}
          </DownloadLink>
        )}
      </div>
    </section>
  );
}
