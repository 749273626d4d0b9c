import { tenderDocumentMoment, type TenderDocument } from '@temple-land/portal-core';
import { Link, PrintSheet } from '@temple-land/ui';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { Mark } from '../../blocks/Mark.tsx';
import { TryAgain } from '../../blocks/TryAgain.tsx';
import { useText, type Text } from '../../i18n/useText.ts';
import * as styles from './TenderDocumentPage.css.ts';
import { useTenderDocument } from './useTenderDocument.ts';

// An amount that is not given, or is told in words, stands as it is.
const inRupees = (amount: string) => (/^\d/.test(amount) ? `₹ ${amount}` : amount);

const factsOf = (document: TenderDocument, { m }: Text) => [
  { label: m('tenderDoc.auctionName'), value: document.auctionName, isWide: true },
  { label: m('tenderDoc.fee'), value: inRupees(document.fee) },
  { label: m('tenderDoc.security'), value: inRupees(document.security) },
  { label: m('tenderDoc.royalty'), value: inRupees(document.royalty) },
  { label: m('tenderDoc.source'), value: document.source },
  { label: m('tenderDoc.lease'), value: document.lease },
  { label: m('tenderDoc.committee'), value: document.committee },
];

const scheduleOf = (document: TenderDocument, { m, t }: Text) => ({
  title: t('tenderDoc.schedule'),
  columns: [t('tenderDoc.stage'), m('tenderDoc.slotFrom'), m('tenderDoc.slotTo')],
  rows: [
    { id: 'formM', label: m('tenderDoc.formM'), period: document.formM },
    { id: 'deposit', label: m('tenderDoc.securityDeposit'), period: document.deposit },
    { id: 'bids', label: m('tenderDoc.bidDownload'), period: document.bidDownload },
    { id: 'technical', label: m('tenderDoc.technical'), period: document.technical },
    { id: 'slot', label: m('tenderDoc.slot'), period: document.slot },
  ].map(({ id, label, period: { from, to } }) => ({
    id,
    cells: [label, from, to],
    isStrong: id === 'slot',
  })),
});

function Sheet({ document, letterNo }: { document: TenderDocument; letterNo: string }) {
  const text = useText();
  const { m, t } = text;
  const navigate = useNavigate();
  const [printedAt] = useState(() => tenderDocumentMoment(new Date().toISOString()) ?? '');
  return (
    <PrintSheet
      mark={<Mark ground="surface" />}
      office={t('name.portal')}
      address={t('contact.address')}
      letter={t('home.tenders.letter', { number: letterNo })}
      printedAt={t('tenderDoc.printed', { at: printedAt })}
      title={m('tenderDoc.page')}
      subject={document.auctionName}
      facts={factsOf(document, text)}
      schedule={scheduleOf(document, text)}
      note={t('tenderDoc.note')}
      signature={t('tenderDoc.signature')}
      back={{ label: m('tender.page'), href: '/tender' }}
      printLabel={t('tenderDoc.print')}
      isAutomatic
      onPrinted={() => void navigate('/tender', { replace: true })}
    />
  );
}

/** The printable tender document without header and footer; printing leads to the tenders (spec 2.9). */
export function TenderDocumentPage() {
  const { m, t } = useText();
  const { id = '' } = useParams();
  const { isUnknown, document, letterNo, said, isPending, refetch } = useTenderDocument(id);
  if (isUnknown) return <Navigate to="/website/page-not-found" replace />;
  if (document) return <Sheet document={document} letterNo={letterNo} />;
  return (
    <div className={styles.desk}>
      <div className={styles.waiting} aria-busy={isPending}>
        <h1>{m('tenderDoc.page')}</h1>
        {isPending ? (
          <p role="status">{t('shell.loading')}</p>
        ) : (
          <TryAgain said={said} onAgain={refetch} />
        )}
        {!isPending && <Link href="/tender">{m('tender.page')}</Link>}
      </div>
    </div>
  );
}
