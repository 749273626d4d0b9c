import { getTenderState, isAuctionOn, toTenderWindow, type Tender } from '@temple-land/portal-core';
import { formatDate } from '../../../i18n/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Alert, ButtonLink } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, href, useParams } from 'react-router-dom';
import { useConfiguration } from '../../../api/configuration/useConfiguration.ts';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import * as styles from '../../../common/form/formPage.css.ts';
import { PublicPage } from '../../../common/page/PublicPage.tsx';
import { SignInCard } from '../../../common/form/SignInCard.tsx';
import { SubmissionConfirmation } from '../../../common/form/SubmissionConfirmation.tsx';
import { useSubmittedNumber } from '../../../common/form/useSubmittedNumber.ts';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { Skeleton } from '../../../common/feedback/Skeleton.tsx';
import { useSession } from '../../../state/useSession.ts';
import { BidderForm } from './BidderForm.tsx';
import { useTenderId } from '../document/useTenderDocument.ts';
import { emptyTenderFilter } from '../useTenders.ts';

function useNextSteps() {
  const { t } = useTranslation(['tenders', 'common', 'specification']);
  return [t('bidder.next.deposit'), t('bidder.next.papers'), t('bidder.next.slot')];
}

function Closed() {
  const { t } = useTranslation(['tenders', 'common', 'specification']);
  return (
    <Alert tone="warning">
      <p>{t('specification:bidder.closed')}</p>
      <ButtonLink href={href('/website/tender')}>{t('bidder.back')}</ButtonLink>
    </Alert>
  );
}

/** No register of identities is connected: nobody could be told apart here. */
function AtTheOffice() {
  const { t } = useTranslation(['tenders', 'common', 'specification']);
  return (
    <Alert tone="info" role="none">
      <p>{t('bidder.atOffice')}</p>
      <ButtonLink href={href('/website/contact-us')}>{t('common:title.contact')}</ButtonLink>
    </Alert>
  );
}

function Content({ tender }: { tender: Tender }) {
  const { t } = useTranslation(['tenders', 'common', 'specification']);
  const [now] = useState(() => Date.now());
  const [number, setNumber] = useSubmittedNumber();
  const userType = useSession()?.userType;
  const configured = useConfiguration();
  const next = useNextSteps();
  if (number !== undefined) {
    return (
      <SubmissionConfirmation
        title={t('bidder.done.title')}
        numberLabel={t('bidder.done.number')}
        number={number}
        next={next}
        listPath={undefined}
      />
    );
  }
  if (!isAuctionOn || getTenderState(toTenderWindow(tender), now) !== 'open') return <Closed />;
  if (configured?.offersBidders === false) return <AtTheOffice />;
  if (userType === undefined) {
    return (
      <SignInCard
        title={t('bidder.signIn.title')}
        text={t('bidder.signIn.text')}
        ready={[t('bidder.aadhaar'), t('bidder.documents')]}
        stepsTitle={t('common:apply.done.next')}
        steps={next}
      />
    );
  }
  if (userType !== 'CI' && userType !== 'C') {
    return (
      <Alert tone="info" role="none">
        <p>{t('bidder.signIn.text')}</p>
      </Alert>
    );
  }
  return <BidderForm tenderId={tender.tenderAdvertisementId} onRegistered={setNumber} />;
}

/** The registration as a bidder for the tender that the address hides. */
export function BidderPage() {
  const { t } = useTranslation(['tenders', 'common', 'specification']);
  const opening = useTenderId(useParams()['id'] ?? '');
  const { id } = opening;
  const { data, error, isSuccess, isPending, refetch } = useQuery(
    serviceQuery('tenderSearch', emptyTenderFilter),
  );
  const tenders = data && 'result' in data ? data.result : [];
  const tender = tenders.find(({ tenderAdvertisementId }) => tenderAdvertisementId === id);
  if (id === 0) return <Navigate to={href('/website/page-not-found')} replace />;
  const lead = tender && {
    title: tender.title,
    letter: tender.letterNo,
    date: formatDate(tender.closeDate),
  };
  const failed = [opening, { message: error?.userMessage, refetch }].find((each) => each.message);
  const isLoaded = (id !== undefined || failed !== undefined) && !isPending;
  return (
    <PublicPage
      title={t('common:title.bidder')}
      {...(lead ? { lead: t('bidder.lead', lead) } : {})}
    >
      <div className={styles.pageEnd}>
        {!isLoaded && <Skeleton count={1} variant="cards" />}
        {isLoaded && failed && <Retry message={failed.message} onRetry={failed.refetch} />}
        {isLoaded && isSuccess && !failed && !tender && <Closed />}
        {tender && <Content tender={tender} />}
      </div>
    </PublicPage>
  );
}
