import type { ApplicationDetail } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { DownloadLink } from '../../../common/files/DownloadLink.tsx';
import { useFileMeta } from '../../../common/files/useFileMeta.ts';
import { quietButtonRow } from '../../../common/page/card.css.ts';
import * as styles from './application.css.ts';

/** Links to the PDF documents of an application: receipt and application. */
export function PrintableDocuments({ application }: { application: ApplicationDetail }) {
  const { t } = useTranslation(['citizen', 'common', 'specification']);
  const { applicationId } = application;
  const meta = useFileMeta()({ mediaType: 'application/pdf', language: 'both' });
  return (
    <section>
      <h3 className={styles.subtitle}>{t('papers')}</h3>
      <div className={quietButtonRow}>
        <DownloadLink name="applicationReceipt" input={{ applicationId }} meta={meta}>
          {t('papers.receipt')}
        </DownloadLink>
        <DownloadLink name="applicantPdf" input={{ intId: applicationId }} meta={meta}>
          {t('papers.application')}
        </DownloadLink>
      </div>
    </section>
  );
}
