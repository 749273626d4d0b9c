import type { AuctionRow } from '../../schemas/tenders/tenders.ts';
import { formatCount, formatRupees, formatTenderDocumentTime } from '../text/text.ts';

/** Names of the positions in the row of an auction; 0, 1, 4 and 19 are not in the specification (spec 3). */
export const auctionIndex = {
  tenderId: 0,
  letterNo: 1,
  leaseValue: 2,
  leaseUnit: 3,
  royalty: 4,
  source: 5,
  formMStart: 6,
  formMEnd: 7,
  depositStart: 8,
  depositEnd: 9,
  bidDownloadStart: 10,
  bidDownloadEnd: 11,
  technicalStart: 12,
  fee: 13,
  security: 14,
  slotFrom: 15,
  slotTo: 16,
  auctionName: 17,
  committee: 18,
  technicalEnd: 19,
} as const;

/** Start and end of a period in a tender document, formatted. */
export interface PrintedPeriod {
  from: string;
  to: string;
}

/** The printable tender document (spec 2.9): every part as text, '-' for a missing value. */
export interface TenderDocument {
  auctionName: string;
  fee: string;
  security: string;
  royalty: string;
  source: string;
  lease: string;
  committee: string;
  formM: PrintedPeriod;
  deposit: PrintedPeriod;
  bidDownload: PrintedPeriod;
  technical: PrintedPeriod;
  slot: PrintedPeriod;
}

const blank = '-';
const rowText = (value: AuctionRow[number] | undefined) => String(value ?? '').trim();

/** Converts the positional row of an auction to a tender document. */
export function toTenderDocument(row: AuctionRow): TenderDocument {
  const at = (name: keyof typeof auctionIndex) => row[auctionIndex[name]];
  const text = (name: keyof typeof auctionIndex) => rowText(at(name)) || blank;
  const money = (name: keyof typeof auctionIndex) => {
    const value = at(name);
    return typeof value === 'number' ? formatRupees(value) : rowText(value) || blank;
  };
  const moment = (name: keyof typeof auctionIndex) =>
    formatTenderDocumentTime(rowText(at(name))) ?? blank;
  const lease = (['leaseValue', 'leaseUnit'] as const).map((name) => {
    const value = at(name);
    return typeof value === 'number' ? formatCount(value) : rowText(value);
  });
  return {
    auctionName: text('auctionName'),
    fee: money('fee'),
    security: money('security'),
    royalty: money('royalty'),
    source: text('source'),
    lease: lease.join(' ').trim() || blank,
    committee: text('committee'),
    formM: { from: moment('formMStart'), to: moment('formMEnd') },
    deposit: { from: moment('depositStart'), to: moment('depositEnd') },
    bidDownload: { from: moment('bidDownloadStart'), to: moment('bidDownloadEnd') },
    technical: { from: moment('technicalStart'), to: moment('technicalEnd') },
    slot: { from: moment('slotFrom'), to: moment('slotTo') },
  };
}
