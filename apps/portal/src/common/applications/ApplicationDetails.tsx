import type {
  AttachedDocument,
  LandEstimate,
  LinkedApplication,
  PaymentOrder,
  Step,
  Valuation,
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
import { DocumentList } from './DocumentList.tsx';
import { OnlinePayments } from '../payments/OnlinePayments.tsx';
import { EstimatedCosts } from './EstimatedCosts.tsx';
import { LinkedApplications } from './LinkedApplications.tsx';

/** The props of `ApplicationDetails`. */
export interface ApplicationDetailsProps {
  application: ShownApplication & {
    history: Step[];
    documents: AttachedDocument[];
    linked: LinkedApplication[];
    valuation?: Valuation | undefined;
    estimate?: LandEstimate | undefined;
    paymentOrders?: PaymentOrder[] | undefined;
  };
  viewer: Viewer;
  /** Returns the address that opens a linked application. */
  linkedHref: (linked: LinkedApplication) => string;
  /** More facts, before the ones of the land. */
  facts?: readonly (readonly [name: string, value: string])[];
}

const noFacts: NonNullable<ApplicationDetailsProps['facts']> = [];

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
      {application.valuation === undefined && application.estimate && (
        <EstimatedCosts
          estimate={application.estimate}
          land={{ ...application, mouza: application.mouza_name }}
        />
      )}
      <OnlinePayments orders={application.paymentOrders} />
      <LinkedApplications linked={application.linked} hrefOf={linkedHref} />
      <section>
        <h3 className={styles.title}>{t('common:application.documents')}</h3>
        <DocumentList
          documents={application.documents}
          emptyText={t('common:application.documents.none')}
        />
      </section>
      <section>
        <h3 className={styles.title}>{t('common:application.history')}</h3>
        <ApplicationHistory application={application} viewer={viewer} />
      </section>
    </Stack>
  );
}
