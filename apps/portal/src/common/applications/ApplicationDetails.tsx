import {
  getDocumentKindKey,
  type AttachedDocument,
  type LinkedApplication,
  type Step,
  type Valuation,
} from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { Stack } from '@temple-land/ui';
import { langAttribute } from '../../i18n/langAttribute.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import * as styles from './ApplicationDetails.css.ts';
import { AmountDue } from './AmountDue.tsx';
import { listApplicationFacts, type ShownApplication } from './applicationFacts.ts';
import { ApplicationHistory } from './ApplicationHistory.tsx';
import type { Viewer } from './applicantAction.ts';
import { DownloadLink } from '../files/DownloadLink.tsx';
import { formatFileSize } from '../files/fileSize.ts';
import { LinkedApplications } from './LinkedApplications.tsx';

/** The props of `ApplicationDetails`. */
export interface ApplicationDetailsProps {
  application: ShownApplication & {
    history: Step[];
    documents: AttachedDocument[];
    linked: LinkedApplication[];
    valuation?: Valuation | undefined;
  };
  viewer: Viewer;
  /** Returns the address that opens a linked application. */
  linkedHref: (linked: LinkedApplication) => string;
  /** More facts, before the ones of the land. */
  facts?: readonly (readonly [name: string, value: string])[];
}

const noFacts: NonNullable<ApplicationDetailsProps['facts']> = [];

function Documents({ documents }: { documents: readonly AttachedDocument[] }) {
  const { t } = useTranslation(['common', 'specification']);
  if (documents.length === 0) return <p>{t('common:application.documents.none')}</p>;
  return (
    <ul className={styles.files}>
      {documents.map(({ documentId, fileName, size, kind, isOfOffice }) => (
        <li key={documentId}>
          <DownloadLink
            name="fileBlob"
            input={{ documentId: String(documentId) }}
            meta={[
              ...(kind === undefined || kind === null
                ? []
                : [t(`specification:${getDocumentKindKey(kind)}`)]),
              ...(isOfOffice === true ? [t('common:application.documents.office')] : []),
              formatFileSize(size, t),
            ].join(', ')}
          >
            {t('common:application.download', { name: fileName })}
          </DownloadLink>
        </li>
      ))}
    </ul>
  );
}

/** The details of an application: facts, linked applications, documents and history. */
export function ApplicationDetails(props: ApplicationDetailsProps) {
  const { application, viewer, linkedHref, facts = noFacts } = props;
  const text = useTranslation(['common', 'specification']);
  const { t } = text;
  const language = useLanguage();
  return (
    <Stack gap="xl">
      <dl className={styles.facts}>
        {[...facts, ...listApplicationFacts(application, text)].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd {...langAttribute(value, language)}>{value}</dd>
          </div>
        ))}
      </dl>
      {application.valuation?.isProposed === false && (
        <AmountDue valuation={application.valuation} application={application} />
      )}
      <LinkedApplications linked={application.linked} hrefOf={linkedHref} />
      <section>
        <h3 className={styles.title}>{t('common:application.documents')}</h3>
        <Documents documents={application.documents} />
      </section>
      <section>
        <h3 className={styles.title}>{t('common:application.history')}</h3>
        <ApplicationHistory application={application} viewer={viewer} />
      </section>
    </Stack>
  );
}
