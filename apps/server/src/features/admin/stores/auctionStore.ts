import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { findDateOutOfOrder, findStartInPast, type EntityForm } from '@temple-land/portal-core';
import { listTenderChanges, addCorrigendum } from '../../../db/tenders/corrigenda.ts';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/account.ts';
import { auctions, bids } from '../../../db/schema/auctions.ts';
import { tenders } from '../../../db/schema/content.ts';
import { defineStore, type Fault, type StoredRecord, type SaveTransaction } from './store.ts';

type Auction = typeof auctions.$inferSelect;

const invalidField = (key: Fault['key'], field: string): Fault => ({ status: 400, key, field });
const toDate = (moment: string) => new Date(moment);

function toAuctionColumns(form: EntityForm<'auction'>) {
  return {
    tenderId: form.tenderId,
    auctionName: form.auctionName,
    sourceName: form.sourceName,
    leasePeriod: form.leasePeriod,
    leaseUnit: form.leaseUnit,
    royalty: form.royalty,
    applicationFee: form.applicationFee,
    securityAmount: form.securityAmount,
    committee: form.committee,
    downloadStart: toDate(form.downloadStart),
    downloadEnd: toDate(form.downloadEnd),
    formMStart: toDate(form.formMStart),
    formMEnd: toDate(form.formMEnd),
    depositStart: toDate(form.depositStart),
    depositEnd: toDate(form.depositEnd),
    technicalStart: toDate(form.technicalStart),
    technicalEnd: form.technicalEnd === null ? null : toDate(form.technicalEnd),
    slotFrom: toDate(form.slotFrom),
    slotTo: toDate(form.slotTo),
  };
}

async function isPublished(tx: Database, tenderId: number, now: Date): Promise<boolean> {
  const [tender] = await tx.select().from(tenders).where(eq(tenders.id, tenderId));
  return tender !== undefined && tender.startDate <= now;
}

const hasBids = async (tx: Database, id: number) =>
  (await tx.$count(bids, eq(bids.auctionId, id))) > 0;

const termFields = [
  'applicationFee',
  'securityAmount',
  'royalty',
  'leasePeriod',
  'leaseUnit',
] as const;

/** Validates a change of a published auction: dates can only become later, and terms are fixed after the first bid. */
async function validatePublishedAuction(
  transaction: SaveTransaction<'auction'>,
  before: Auction,
): Promise<Fault | undefined> {
  const { tx, form } = transaction;
  const after = toAuctionColumns(form);
  const changed = listTenderChanges(before, after).map(({ label }) => label);
  if (changed.includes('tenderId')) return invalidField('admin.fixed', 'tenderId');
  const earlier = changed.find((field) => {
    const [was, is] = [(before as StoredRecord)[field], (after as StoredRecord)[field]];
    return was instanceof Date && is instanceof Date && is < was;
  });
  if (earlier) return invalidField('admin.extendOnly', earlier);
  const term = termFields.find((field) => changed.includes(field));
  if (term && (await hasBids(tx, before.id))) return invalidField('admin.fixed', term);
  const isUnsaid = changed.length > 0 && form.corrigendum === '';
  return isUnsaid ? invalidField('admin.corrigendum', 'corrigendum') : undefined;
}

async function validateAuction(
  transaction: SaveTransaction<'auction'>,
): Promise<Fault | undefined> {
  const { tx, form, before, now } = transaction;
  const stored = before as Auction | undefined;
  const published = stored && (await isPublished(tx, stored.tenderId, now)) ? stored : undefined;
  const disordered = findDateOutOfOrder(form, published !== undefined);
  if (disordered) return invalidField('admin.order', disordered);
  if (published) return validatePublishedAuction(transaction, published);
  const past = findStartInPast(form, now);
  return past && invalidField('admin.past', past);
}

// Amounts are hidden until the bids are opened at the technical evaluation.
async function loadBids(
  db: Database,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, StoredRecord>> {
  const rows = await db
    .select({ bid: bids, bidder: users.fullName, opensOn: auctions.technicalStart })
    .from(bids)
    .innerJoin(users, eq(users.id, bids.bidderId))
    .innerJoin(auctions, eq(auctions.id, bids.auctionId))
    .where(inArray(bids.auctionId, [...ids]))
    .orderBy(asc(bids.placedOn), asc(bids.id));
  const own = (id: number) =>
    rows
      .filter(({ bid }) => bid.auctionId === id)
      .map(({ bid, bidder, opensOn }) => ({
        bidderNo: bid.bidderNo,
        bidder,
        placedOn: bid.placedOn,
        amount: opensOn <= now ? bid.amount : null,
      }));
  return new Map(ids.map((id) => [id, { bids: own(id) }]));
}

export const auctionStore = defineStore('auction', {
  table: auctions,
  columns: {
    tenderId: auctions.tenderId,
    auctionName: auctions.auctionName,
    sourceName: auctions.sourceName,
    leasePeriod: auctions.leasePeriod,
    leaseUnit: auctions.leaseUnit,
    royalty: auctions.royalty,
    applicationFee: auctions.applicationFee,
    securityAmount: auctions.securityAmount,
    downloadStart: auctions.downloadStart,
    downloadEnd: auctions.downloadEnd,
    formMStart: auctions.formMStart,
    formMEnd: auctions.formMEnd,
    depositStart: auctions.depositStart,
    depositEnd: auctions.depositEnd,
    technicalStart: auctions.technicalStart,
    technicalEnd: auctions.technicalEnd,
    slotFrom: auctions.slotFrom,
    slotTo: auctions.slotTo,
    committee: auctions.committee,
  },
  label: auctions.auctionName,
  searchColumns: [auctions.auctionName, auctions.sourceName],
  defaultOrder: [desc(auctions.slotFrom), desc(auctions.id)],
  isActive: sql<boolean>`${auctions.isActive}`,
  retiredValues: { isActive: false },
  restoredValues: { isActive: true },
  isInUse: hasBids,
  validate: validateAuction,
  toColumns: ({ form }) => toAuctionColumns(form),
  afterSave: async ({ tx, before, form, now }) => {
    if (!before || !(await isPublished(tx, form.tenderId, now))) return;
    const changes = listTenderChanges(before, toAuctionColumns(form));
    await addCorrigendum(tx, form.tenderId, form.corrigendum, changes, now);
  },
  loadExtraFields: loadBids,
});
