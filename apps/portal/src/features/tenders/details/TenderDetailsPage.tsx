import type { TenderDetails } from '@temple-land/portal-core';
import { ButtonLink, Stack } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { Navigate, href, useParams } from 'react-router-dom';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { Skeleton } from '../../../common/feedback/Skeleton.tsx';
import { PublicPage } from '../../../common/page/PublicPage.tsx';
import { tenderStateLabels } from '../../../common/text/tenderStateLabels.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { TenderUpdates } from '../TenderUpdates.tsx';
import { TenderActions } from './TenderActions.tsx';
import { TenderFacts } from './TenderFacts.tsx';
import { TenderSchedule } from './TenderSchedule.tsx';
import { useTenderDetails } from './useTenderDetails.ts';

function Details({ details }: { details: TenderDetails }) {
  const { t } = useTranslation(['tenders', 'common', 'specification']);
  const { tender, state, auction } = details;
  return (
    <>
      <TenderFacts tender={tender} auction={auction} />
      {auction && <TenderSchedule auction={auction} />}
      <Stack elementType="section" aria-labelledby="tender-updates">
        <h2 id="tender-updates">{t('talk')}</h2>
        <TenderUpdates
          id="tender-updates-list"
          heading="h3"
          tender={tender}
          isOpen={state === 'open'}
        />
      </Stack>
    </>
  );
}

/** The page of a tender to be read on the screen; its printable document is a page of its own (spec 2.9). */
export function TenderDetailsPage() {
  const { t } = useTranslation(['tenders', 'common', 'specification']);
  const language = useLanguage();
  const { tenderId = '' } = useParams();
  const { isUnknown, details, message, isPending, refetch } = useTenderDetails(tenderId);
  if (isUnknown) return <Navigate to={href('/website/page-not-found')} replace />;
  const list = { label: t('specification:tender.page'), href: href('/website/tender') };
  const title = details?.tender.title ?? t('common:title.tenderDetails');
  const titleLang = langAttribute(title, language).lang;
  return (
    <PublicPage
      title={title}
      titleLang={titleLang}
      crumb={titleLang === undefined ? title : t('common:title.tenderDetails')}
      parents={[list]}
      {...(details
        ? {
            lead: `${t('common:home.tenders.letter', { number: details.tender.letterNo })} · ${t(tenderStateLabels[details.state])}`,
            aside: <TenderActions details={details} />,
          }
        : {})}
    >
      {details && <Details details={details} />}
      {isPending && <Skeleton count={4} variant="rows" />}
      {!details && !isPending && (
        <>
          <Retry message={message} onRetry={refetch} />
          <ButtonLink kind="quiet" href={list.href}>
            {t('bidder.back')}
          </ButtonLink>
        </>
      )}
    </PublicPage>
  );
}
