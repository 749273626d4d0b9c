import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Corrigendum, Language } from '@temple-land/portal-core';
import { loadCorrigenda } from '../../db/tenders/corrigenda.ts';
import { documentColumns, isDocumentOf } from '../../db/query/publicDocument.ts';
import { tenderTitle } from '../../db/query/contentTexts.ts';
import type { Database } from '../../db/database.ts';
import { auctions } from '../../db/schema/auctions.ts';
import { publicFiles, tenders } from '../../db/schema/content.ts';

/** A published tender with its auction, when it has one, and its corrigenda, oldest first. */
export interface PublishedTender {
  tender: typeof tenders.$inferSelect;
  auction: typeof auctions.$inferSelect | undefined;
  corrigenda: readonly Corrigendum[];
}

const selectTendersWithAuctions = (db: Database) =>
  db
    .select({ tender: tenders, auction: auctions })
    .from(tenders)
    .leftJoin(auctions, and(eq(auctions.tenderId, tenders.id), eq(auctions.isActive, true)));

/** Returns the published tenders, the newest first, at most `most`. */
export async function listPublishedTenders(db: Database, most: number): Promise<PublishedTender[]> {
  const rows = await selectTendersWithAuctions(db)
    .where(eq(tenders.isActive, true))
    .orderBy(desc(tenders.startDate), desc(tenders.id))
    .limit(most);
  const corrigenda = await loadCorrigenda(
    db,
    rows.map(({ tender }) => tender.id),
  );
  return rows.map(({ tender, auction }) => ({
    tender,
    auction: auction ?? undefined,
    corrigenda: corrigenda.get(tender.id) ?? [],
  }));
}

/**
 * Finds a published tender with its auction and the facts of its file, its title in a language; undefined if there is
 * none.
 */
export async function findPublishedTender(db: Database, id: number, language: Language) {
  const [row] = await db
    .select({
      tender: {
        ...getTableColumns(tenders),
        title: tenderTitle(language),
        ...documentColumns(tenders),
      },
      auction: auctions,
    })
    .from(tenders)
    .leftJoin(auctions, and(eq(auctions.tenderId, tenders.id), eq(auctions.isActive, true)))
    .leftJoin(publicFiles, isDocumentOf(tenders))
    .where(and(eq(tenders.id, id), eq(tenders.isActive, true)));
  return row && { tender: row.tender, auction: row.auction ?? undefined };
}

/** Returns when a published tender last changed: its newest corrigendum, else its opening, never later than now. */
export function getLastChange({ tender, corrigenda }: PublishedTender, now: Date): Date {
  const newest = corrigenda.at(-1)?.issuedOn;
  const moment = newest === undefined ? tender.startDate : new Date(newest);
  return moment > now ? now : moment;
}

/** Returns the path of the page of a tender. */
export const getTenderPath = ({ id }: { id: number }): string => `/website/tender/${id}`;
