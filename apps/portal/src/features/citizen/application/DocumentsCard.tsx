import type { ApplicationDetail } from '@temple-land/portal-core';
import { Stack } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { DocumentList } from '../../../common/applications/DocumentList.tsx';
import { card } from '../../../common/page/card.css.ts';
import * as styles from './application.css.ts';
import { PrintableDocuments } from './PrintableDocuments.tsx';

/** The documents of an application: those of the applicant, those of the office, and what can be printed. */
export function DocumentsCard({ application }: { application: ApplicationDetail }) {
  const { t } = useTranslation(['citizen', 'common', 'specification']);
  const { documents } = application;
  const own = documents.filter(({ isOfOffice }) => isOfOffice !== true);
  const ofOffice = documents.filter(({ isOfOffice }) => isOfOffice === true);
  return (
    <section className={card} aria-labelledby="documents">
      <h2 id="documents" className={styles.title}>
        {t('common:application.documents')}
      </h2>
      <Stack gap="lg">
        <div>
          <h3 className={styles.subtitle}>{t('documents.own')}</h3>
          <DocumentList documents={own} emptyText={t('common:application.documents.none')} />
        </div>
        <div>
          <h3 className={styles.subtitle}>{t('documents.office')}</h3>
          <DocumentList documents={ofOffice} emptyText={t('documents.office.none')} />
        </div>
        <PrintableDocuments application={application} />
      </Stack>
    </section>
  );
}
