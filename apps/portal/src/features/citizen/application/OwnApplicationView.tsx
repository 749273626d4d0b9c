import { openStatus, type ApplicationDetail } from '@temple-land/portal-core';
import { ButtonLink, PageHeader, Stack } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { OnlinePayments } from '../../../common/payments/OnlinePayments.tsx';
import { AmountDue } from '../../../common/applications/AmountDue.tsx';
import { AnswerList } from '../../../common/applications/AnswerList.tsx';
import { facts as factsStyle } from '../../../common/applications/ApplicationDetails.css.ts';
import { formatLand, listApplicationFacts } from '../../../common/applications/applicationFacts.ts';
import { ApplicationHistory } from '../../../common/applications/ApplicationHistory.tsx';
import { EstimatedCosts } from '../../../common/applications/EstimatedCosts.tsx';
import { LinkedApplications } from '../../../common/applications/LinkedApplications.tsx';
import { Messages } from '../../../common/applications/Messages.tsx';
import { parseApplicationNumber } from '../../../common/applications/ownApplicationPath.ts';
import { EmptyMessage } from '../../../common/feedback/EmptyMessage.tsx';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { card } from '../../../common/page/card.css.ts';
import { DatesInText } from '../../../common/text/DatesInText.tsx';
import { formatDate } from '../../../i18n/format.ts';
import { page } from '../citizen.css.ts';
import { useApplication } from '../useApplications.ts';
import { AccessesCard } from './AccessesCard.tsx';
import { ApplicantSteps } from './ApplicantSteps.tsx';
import * as styles from './application.css.ts';
import { DemandPayment } from './DemandPayment.tsx';
import { DocumentsCard } from './DocumentsCard.tsx';
import { LapseCard } from './LapseCard.tsx';
import { OrderCard } from './OrderCard.tsx';
import { StageCard } from './StageCard.tsx';

const isCancellation = 'withdraw';

/** The props of `OwnApplicationView`. */
export interface OwnApplicationViewProps {
  /** The path of the list in which the application stands. */
  listPath: string;
  /** Returns the path of another application of the same applicant. */
  pathOf: (applicationNo: string) => string;
}

interface ColumnsProps extends Pick<OwnApplicationViewProps, 'pathOf'> {
  application: ApplicationDetail;
}

function Columns({ application, pathOf }: ColumnsProps) {
  const text = useTranslation(['citizen', 'common', 'specification']);
  const { t } = text;
  const { valuation, estimate, paymentOrders, linked, actions, statusType } = application;
  const isOpen = statusType === openStatus;
  const hasSteps = actions.some(({ name }) => name !== isCancellation);
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <DemandPayment application={application} />
        <LapseCard application={application} />
        {isOpen && hasSteps && (
          <div className={card}>
            <ApplicantSteps application={application} />
          </div>
        )}
        <StageCard application={application} />
        {!isOpen && (
          <OrderCard application={application}>
            {hasSteps && <ApplicantSteps application={application} />}
          </OrderCard>
        )}
        <Messages applicationId={application.applicationId} viewer="own" />
        <section className={card} aria-labelledby="history">
          <h2 id="history" className={styles.title}>
            {t('common:application.history')}
          </h2>
          <ApplicationHistory application={application} viewer="own" />
        </section>
      </div>
      <div className={styles.column}>
        {(valuation?.isProposed === false || paymentOrders !== undefined) && (
          <section className={card} aria-labelledby="payments">
            <h2 id="payments" className={styles.title}>
              {t('payments')}
            </h2>
            <Stack gap="xl">
              {valuation?.isProposed === false && (
                <AmountDue valuation={valuation} application={application} />
              )}
              <OnlinePayments orders={paymentOrders} />
            </Stack>
          </section>
        )}
        {valuation === undefined && estimate && (
          <div className={card}>
            <EstimatedCosts
              estimate={estimate}
              land={{ ...application, mouza: application.mouza_name }}
            />
          </div>
        )}
        <section className={card} aria-labelledby="details">
          <h2 id="details" className={styles.title}>
            {t('details')}
          </h2>
          <Stack gap="xl">
            <AnswerList answers={listApplicationFacts(application, text)} className={factsStyle} />
            <LinkedApplications
              linked={linked}
              hrefOf={({ applicationNo }) => pathOf(applicationNo)}
            />
          </Stack>
        </section>
        <DocumentsCard application={application} />
        <AccessesCard applicationId={application.applicationId} />
      </div>
    </div>
  );
}

/** An own application: where it is, what its applicant has to do, history, documents and decision. */
export function OwnApplicationView({ listPath, pathOf }: OwnApplicationViewProps) {
  const text = useTranslation(['citizen', 'common', 'specification']);
  const { t } = text;
  const { number = '' } = useParams();
  const applicationNo = parseApplicationNumber(number);
  const { application, isPending, message, refetch } = useApplication({ applicationNo });
  const isMissing = !isPending && message === undefined && application === undefined;
  return (
    <div className={page}>
      <PageHeader
        size="app"
        title={application ? formatLand(application, text) : t('common:title.application')}
        lead={
          application ? (
            <DatesInText
              text={`${applicationNo}. ${t('submittedOn', { date: formatDate(application.createdOn) })}`}
            />
          ) : (
            applicationNo
          )
        }
        actions={<ButtonLink href={listPath}>{t('all')}</ButtonLink>}
      />
      <Retry message={message} onRetry={refetch} />
      {isPending && (
        <div className={card} aria-busy>
          <Loading />
        </div>
      )}
      {isMissing && (
        <div className={card}>
          <EmptyMessage title={t('missing.title')}>{t('missing.text')}</EmptyMessage>
        </div>
      )}
      {application && <Columns key={application.applicationId} {...{ application, pathOf }} />}
    </div>
  );
}
