import { toTenderDocument, type AuctionRow, type Tender } from '@temple-land/portal-core';
import { formatDate } from '../../../i18n/format.ts';
import { Card } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { FactList, type Fact } from '../../../common/page/FactList.tsx';
import type { Translation } from '../../../i18n/textKey.ts';

const missing = '-';

function listAuctionFacts(auction: AuctionRow, { t }: Translation<'tenders'>): Fact[] {
  const { auctionName, fee, security, royalty, source, lease, committee } =
    toTenderDocument(auction);
  return [
    [t('specification:tenderDoc.auctionName'), auctionName],
    [t('specification:tenderDoc.fee'), fee],
    [t('specification:tenderDoc.security'), security],
    [t('specification:tenderDoc.royalty'), royalty],
    [t('specification:tenderDoc.source'), source],
    [t('specification:tenderDoc.lease'), lease],
    [t('specification:tenderDoc.committee'), committee],
  ];
}

/** The props of `TenderFacts`. */
export interface TenderFactsProps {
  tender: Tender;
  auction: AuctionRow | null;
}

/** The facts of a tender and of its auction; what the office left open is left out. */
export function TenderFacts({ tender, auction }: TenderFactsProps) {
  const text = useTranslation(['tenders', 'common', 'specification']);
  const { t } = text;
  const facts: Fact[] = [
    [t('opens'), formatDate(tender.startDate)],
    [t('closes'), formatDate(tender.closeDate)],
    ...(auction ? listAuctionFacts(auction, text) : []),
  ];
  return (
    <Card title={t('facts')}>
      <FactList facts={facts.filter(([, value]) => value !== missing)} />
    </Card>
  );
}
