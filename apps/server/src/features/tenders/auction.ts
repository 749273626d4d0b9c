import { and, eq } from 'drizzle-orm';
import type { AuctionRow } from '@temple-land/portal-core';
import { auctions } from '../../db/schema/auctions.ts';
import { tenders } from '../../db/schema/content.ts';
import type { Handler } from '../../handler.ts';

type Auction = typeof auctions.$inferSelect;

const formatTime = (moment: Date | null) => moment?.toISOString() ?? null;

/** Returns an auction as a positional row (spec 3): index 0 is the id, 17 the name. */
export function toPositionalRow(auction: Auction, letterNo: string): AuctionRow {
  return [
    auction.tenderId,
    letterNo,
    String(auction.leasePeriod),
    auction.leaseUnit,
    auction.royalty,
    auction.sourceName,
    formatTime(auction.formMStart),
    formatTime(auction.formMEnd),
    formatTime(auction.depositStart),
    formatTime(auction.depositEnd),
    formatTime(auction.downloadStart),
    formatTime(auction.downloadEnd),
    formatTime(auction.technicalStart),
    auction.applicationFee,
    auction.securityAmount,
    formatTime(auction.slotFrom),
    formatTime(auction.slotTo),
    auction.auctionName,
    auction.committee,
    formatTime(auction.technicalEnd),
  ];
}

/** Answers auction/generatePdfTendreAuction: the auction of a tender by position; 404 without one. */
export const auctionPdf: Handler<'auctionPdf'> = async (request, { db }) => {
  const tenderId = 'intId' in request ? request.intId : request.intid;
  const [row] = await db
    .select({ auction: auctions, letterNo: tenders.letterNo })
    .from(auctions)
    .innerJoin(tenders, eq(tenders.id, auctions.tenderId))
    .where(and(eq(tenders.id, tenderId), eq(tenders.isActive, true), eq(auctions.isActive, true)));
  if (!row) return { status: 404 };
  return { status: 200, result: [toPositionalRow(row.auction, row.letterNo)] };
};
