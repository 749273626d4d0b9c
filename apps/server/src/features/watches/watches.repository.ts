import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { Language, Watch } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { tenderTitle } from '../../db/query/contentTexts.ts';
import { localName } from '../../db/query/localName.ts';
import { tenders } from '../../db/schema/content.ts';
import { mouzas, tahasils } from '../../db/schema/land.ts';
import { watches } from '../../db/schema/watches.ts';

const selectWatches = (db: Database, language: Language) =>
  db
    .select({
      watch: watches,
      mouza: localName(mouzas, language),
      tahasil: localName(tahasils, language),
      tahasilId: tahasils.id,
      districtId: tahasils.districtId,
      letterNo: tenders.letterNo,
      title: tenderTitle(language),
    })
    .from(watches)
    .leftJoin(mouzas, eq(mouzas.id, watches.mouzaId))
    .leftJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .leftJoin(tenders, eq(tenders.id, watches.tenderId));

/** A watch with the names of its subject. */
export type WatchRow = Awaited<ReturnType<typeof selectWatches>>[number];

/** Returns the path of the public page of a watched subject. */
export function getWatchPath({ watch, tahasilId, districtId }: WatchRow): string {
  if (watch.tenderId !== null) return `/website/tender/${watch.tenderId}`;
  const query = new URLSearchParams({
    district: String(districtId ?? ''),
    tahasil: String(tahasilId ?? ''),
    mouza: String(watch.mouzaId ?? ''),
    ...(watch.kind === 'plot' ? { plot: watch.plotNo } : {}),
  });
  return `/website/plot-check?${query.toString()}`;
}

/** Returns the watches of a user, the newest first. */
export async function listWatches(
  db: Database,
  userId: number,
  language: Language,
): Promise<Watch[]> {
  const rows = await selectWatches(db, language)
    .where(eq(watches.userId, userId))
    .orderBy(desc(watches.id));
  return rows.map((row) => ({
    watchId: row.watch.id,
    kind: row.watch.kind as Watch['kind'],
    villageCode: row.watch.mouzaId,
    plotNo: row.watch.plotNo,
    tenderAdvertisementId: row.watch.tenderId,
    mouza_name: row.mouza ?? '',
    tehsil_name: row.tahasil ?? '',
    letterNo: row.letterNo ?? '',
    title: row.title ?? '',
    path: getWatchPath(row),
    createdOn: row.watch.createdOn.toISOString(),
  }));
}

/** Returns the ids of watches after an id, oldest first, at most `most`. */
export async function listWatchIds(db: Database, after: number, most: number): Promise<number[]> {
  const rows = await db
    .select({ id: watches.id })
    .from(watches)
    .where(gt(watches.id, after))
    .orderBy(asc(watches.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Locks a watch; undefined if it was removed or another instance works on it. */
export async function lockWatch(tx: Database, id: number): Promise<WatchRow | undefined> {
  const [locked] = await tx
    .select({ id: watches.id })
    .from(watches)
    .where(eq(watches.id, id))
    .for('update', { skipLocked: true });
  if (!locked) return undefined;
  const [row] = await selectWatches(tx, 'en').where(eq(watches.id, id));
  return row;
}

/** Removes a watch of a user; without effect on those of others. */
export const removeWatch = (db: Database, userId: number, id: number) =>
  db.delete(watches).where(and(eq(watches.id, id), eq(watches.userId, userId)));
