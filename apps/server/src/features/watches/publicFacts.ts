import { and, count, eq, isNotNull, max } from 'drizzle-orm';
import { getTenderState, toTenderWindow } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { findMouza, findPlotEntries } from '../../db/land/plotEntries.ts';
import { getPlotVerdict } from '../../db/land/plotVerdict.ts';
import { auctions, tenderCorrigenda, tenderQuestions } from '../../db/schema/auctions.ts';
import { notices, tenders } from '../../db/schema/content.ts';

/** What is watched: a plot or a mouza by its mouza, or a tender. */
export interface WatchSubject {
  kind: string;
  mouzaId: number | null;
  plotNo: string;
  tenderId: number | null;
}

/** The public facts of a subject, by name. */
export type PublicFacts = Record<string, string>;

const toText = (value: number | string | null | undefined) => String(value ?? '');

/** Returns what the public plot check shows of a plot; undefined without the mouza. */
async function loadPlotFacts(
  db: Database,
  mouzaId: number,
  plotNo: string,
): Promise<PublicFacts | undefined> {
  if (!(await findMouza(db, mouzaId, 'en'))) return undefined;
  const { recorded, entry } = getPlotVerdict(await findPlotEntries(db, mouzaId, plotNo, 'en'), '');
  return {
    recorded,
    khataNo: toText(entry?.khataNo),
    area: toText(entry?.area),
    kissam: toText(entry?.kissam),
    areaLeased: toText(entry?.areaLeased),
    areaSold: toText(entry?.areaSold),
    areaEncroached: toText(entry?.areaEncroached),
    verifiedOn: toText(entry?.verifiedOn),
  };
}

/** Returns the newest public notice and tender; what comes after them is new. */
async function loadNewestIds(db: Database, mouzaId: number): Promise<PublicFacts | undefined> {
  if (!(await findMouza(db, mouzaId, 'en'))) return undefined;
  const [notice] = await db.select({ id: max(notices.id) }).from(notices);
  const [tender] = await db.select({ id: max(tenders.id) }).from(tenders);
  return { noticeId: toText(notice?.id ?? 0), tenderId: toText(tender?.id ?? 0) };
}

/** Returns what the page of a tender shows of its state; undefined unless it was ever published. */
async function loadTenderFacts(
  db: Database,
  tenderId: number,
  now: Date,
): Promise<PublicFacts | undefined> {
  const [tender] = await db.select().from(tenders).where(eq(tenders.id, tenderId));
  if (!tender) return undefined;
  const [corrigenda] = await db
    .select({ total: count() })
    .from(tenderCorrigenda)
    .where(eq(tenderCorrigenda.tenderId, tenderId));
  const [answers] = await db
    .select({ total: count() })
    .from(tenderQuestions)
    .where(and(eq(tenderQuestions.tenderId, tenderId), isNotNull(tenderQuestions.answer)));
  const [auction] = await db
    .select({ from: auctions.slotFrom, to: auctions.slotTo })
    .from(auctions)
    .where(and(eq(auctions.tenderId, tenderId), eq(auctions.isActive, true)));
  const state = getTenderState(toTenderWindow(tender), now.getTime());
  return {
    state: tender.isActive ? state : 'withdrawn',
    corrigenda: toText(corrigenda?.total),
    answers: toText(answers?.total),
    schedule: auction ? `${auction.from.toISOString()} ${auction.to.toISOString()}` : '',
  };
}

/**
 * Returns the public facts of a subject: only what anybody reads on the public pages. Undefined if there is no such
 * mouza or tender.
 */
export async function loadPublicFacts(
  db: Database,
  { kind, mouzaId, plotNo, tenderId }: WatchSubject,
  now: Date,
): Promise<PublicFacts | undefined> {
  if (kind === 'tender') return tenderId === null ? undefined : loadTenderFacts(db, tenderId, now);
  if (mouzaId === null) return undefined;
  return kind === 'plot' ? loadPlotFacts(db, mouzaId, plotNo) : loadNewestIds(db, mouzaId);
}
