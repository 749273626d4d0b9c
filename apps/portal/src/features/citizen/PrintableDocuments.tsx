import { isDecidable, type ApplicationDetail } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { DownloadLink } from '../../common/files/DownloadLink.tsx';
import { quietButtonRow } from '../../common/page/card.css.ts';
import * as styles from './citizen.css.ts';

/** Links to the PDF documents of an application: receipt, application, order. */
export function PrintableDocuments({ application }: { application: ApplicationDetail }) {
  const { t } = useTranslation(['citizen', 'common', 'specification']);
  const { applicationId, statusType } = application;
  return (
    <section>
      <h3 className={styles.documentsTitle}>{t('papers')}</h3>
      <div className={quietButtonRow}>
        <DownloadLink name="applicationReceipt" input={{ applicationId }}>
          {t('papers.receipt')}
        </DownloadLink>
        <DownloadLink name="applicantPdf" input={{ intId: applicationId }}>
          {t('papers.application')}
        </DownloadLink>
        {!isDecidable(statusType) && (
          <DownloadLink name="decisionOrder" input={{ applicationId }}>
            {t('papers.order')}
          </DownloadLink>
        )}
      </div>
    </section>
  );
}
