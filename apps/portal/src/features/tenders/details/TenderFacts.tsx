import { toTenderDocument, type AuctionRow, type Tender } from '@temple-land/portal-core';
import { formatDate } from '../../../i18n/format.ts';
import { Card } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { FactList, type Fact } from '../../../common/page/FactList.tsx';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { Translation } from '../../../i18n/textKey.ts';

const missing = '-';

function listAuctionFacts(
  auction: AuctionRow,
  { t }: Translation<'tenders'>,
): (readonly [string, string])[] {
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
  const language = useLanguage();
  const facts = [
    [t('opens'), formatDate(tender.startDate)] as const,
    [t('closes'), formatDate(tender.closeDate)] as const,
    ...(auction ? listAuctionFacts(auction, text) : []),
  ];
  const mark = (value: string) => <span {...langAttribute(value, language)}>{value}</span>;
  const markedFacts = facts
    .filter(([, value]) => value !== missing)
    .map(([name, value]): Fact => [name, mark(value)]);
  return (
    <Card title={t('facts')}>
      <FactList facts={markedFacts} />
    </Card>
  );
}
