import { formatTenderDocumentTime, type TenderDocument } from '@temple-land/portal-core';
import { Link, PrintSheet } from '@temple-land/ui';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, href, useNavigate, useParams } from 'react-router-dom';
import { PortalLogo } from '../../../common/page/PortalLogo.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { Translation } from '../../../i18n/textKey.ts';
import * as styles from './TenderDocumentPage.css.ts';
import { useTenderDocument } from './useTenderDocument.ts';

// An empty amount, or one in words, is returned unchanged.
const formatRupees = (amount: string) => (/^\d/.test(amount) ? `₹ ${amount}` : amount);

const listFacts = (document: TenderDocument, { t }: Translation<'tenders'>) => [
  { label: t('specification:tenderDoc.auctionName'), value: document.auctionName, isWide: true },
  { label: t('specification:tenderDoc.fee'), value: formatRupees(document.fee) },
  { label: t('specification:tenderDoc.security'), value: formatRupees(document.security) },
  { label: t('specification:tenderDoc.royalty'), value: formatRupees(document.royalty) },
  { label: t('specification:tenderDoc.source'), value: document.source },
  { label: t('specification:tenderDoc.lease'), value: document.lease },
  { label: t('specification:tenderDoc.committee'), value: document.committee },
];

const listSchedule = (document: TenderDocument, { t }: Translation<'tenders'>) => ({
  title: t('tenderDoc.schedule'),
  columns: [
    t('tenderDoc.stage'),
    t('specification:tenderDoc.slotFrom'),
    t('specification:tenderDoc.slotTo'),
  ],
  rows: [
    { id: 'formM', label: t('specification:tenderDoc.formM'), period: document.formM },
    {
      id: 'deposit',
      label: t('specification:tenderDoc.securityDeposit'),
      period: document.deposit,
    },
    { id: 'bids', label: t('specification:tenderDoc.bidDownload'), period: document.bidDownload },
    { id: 'technical', label: t('specification:tenderDoc.technical'), period: document.technical },
    { id: 'slot', label: t('specification:tenderDoc.slot'), period: document.slot },
  ].map(({ id, label, period: { from, to } }) => ({
    id,
    cells: [label, from, to],
    isStrong: id === 'slot',
  })),
});

const subscribeToNothing = () => () => undefined;

/** Returns the time of printing; '' while a prerendered document is hydrated. */
function usePrintTime(): string {
  const [time] = useState(() => formatTenderDocumentTime(new Date().toISOString()) ?? '');
  return useSyncExternalStore(
    subscribeToNothing,
    () => time,
    () => '',
  );
}

function Sheet({ document, letterNo }: { document: TenderDocument; letterNo: string }) {
  const text = useTranslation(['tenders', 'common', 'office', 'specification']);
  const { t } = text;
  const navigate = useNavigate();
  const language = useLanguage();
  const markLanguage = (value: string) => <span {...langAttribute(value, language)}>{value}</span>;
  const printedAt = usePrintTime();
  return (
    <PrintSheet
      mark={<PortalLogo ground="surface" />}
      office={t('office:name')}
      address={t('office:address')}
      letter={t('common:home.tenders.letter', { number: letterNo })}
      printedAt={t('tenderDoc.printed', { at: printedAt })}
      title={t('specification:tenderDoc.page')}
      subject={markLanguage(document.auctionName)}
      facts={listFacts(document, text).map((fact) => ({
        ...fact,
        value: markLanguage(fact.value),
      }))}
      schedule={listSchedule(document, text)}
      note={t('tenderDoc.note')}
      signature={t('tenderDoc.signature')}
      back={{ label: t('specification:tender.page'), href: href('/tender') }}
      printLabel={t('tenderDoc.print')}
      isAutomatic
      onPrinted={() => void navigate('/tender', { replace: true })}
    />
  );
}

/** The printable tender document without header and footer; after printing the list of tenders opens (spec 2.9). */
export function TenderDocumentPage() {
  const { t } = useTranslation(['tenders', 'common', 'specification']);
  const { id = '' } = useParams();
  const { isUnknown, document, letterNo, message, isPending, refetch } = useTenderDocument(id);
  if (isUnknown) return <Navigate to={href('/website/page-not-found')} replace />;
  if (document) return <Sheet document={document} letterNo={letterNo} />;
  return (
    <div className={styles.background}>
      <div className={styles.loading} aria-busy={isPending}>
        <h1>{t('specification:tenderDoc.page')}</h1>
        {isPending ? (
          <p role="status">{t('common:shell.loading')}</p>
        ) : (
          <Retry message={message} onRetry={refetch} />
        )}
        {!isPending && (
          <Link href={href('/tender')} isAlone>
            {t('specification:tender.page')}
          </Link>
        )}
      </div>
    </div>
  );
}
