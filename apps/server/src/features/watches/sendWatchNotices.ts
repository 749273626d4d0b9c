import { and, asc, eq, gt } from 'drizzle-orm';
import { htmlToText, message, type MessageKey } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { runTasks } from '../../db/maintenance/runTasks.ts';
import { addLocalizedNotification } from '../../db/notifications/notify.ts';
import { notices, tenders } from '../../db/schema/content.ts';
import { mouzas } from '../../db/schema/land.ts';
import { watches } from '../../db/schema/watches.ts';
import type { Deps } from '../../handler.ts';
import { loadPublicFacts, type PublicFacts } from './publicFacts.ts';
import { listPlotTexts, listTenderTexts, mentionsName, type WatchEvent } from './watchEvents.ts';
import { getWatchPath, listWatchIds, lockWatch, type WatchRow } from './watches.repository.ts';

const batchSize = 500;

interface Published {
  titles: { en: string; or: string; hi: string };
  texts: readonly string[];
  path: string;
}

/** Returns the notices and tenders that were published after those that were told. */
async function listPublished(db: Database, seen: PublicFacts) {
  const newNotices = await db
    .select()
    .from(notices)
    .where(and(eq(notices.isActive, true), gt(notices.id, Number(seen['noticeId']))))
    .orderBy(asc(notices.id));
  const newTenders = await db
    .select()
    .from(tenders)
    .where(and(eq(tenders.isActive, true), gt(tenders.id, Number(seen['tenderId']))))
    .orderBy(asc(tenders.id));
  const toPublished = (row: { title: string; titleOr: string; titleHi: string }) => ({
    en: row.title,
    or: row.titleOr || row.title,
    hi: row.titleHi || row.title,
  });
  return {
    'watch.mouza.notice': newNotices.map((row): Published => {
      const bodies = [row.description, row.descriptionOr, row.descriptionHi].map(htmlToText);
      const titles = toPublished(row);
      return {
        titles,
        texts: [...Object.values(titles), ...bodies],
        path: `/website/notification/${row.slug}`,
      };
    }),
    'watch.mouza.tender': newTenders.map((row): Published => {
      const titles = toPublished(row);
      return { titles, texts: Object.values(titles), path: `/website/tender/${row.id}` };
    }),
  } satisfies Partial<Record<MessageKey, Published[]>>;
}

async function listMouzaEvents(db: Database, { watch }: WatchRow): Promise<WatchEvent[]> {
  const [mouza] = await db
    .select()
    .from(mouzas)
    .where(eq(mouzas.id, watch.mouzaId ?? 0));
  if (!mouza) return [];
  const names = {
    en: mouza.nameEn,
    or: mouza.nameOr || mouza.nameEn,
    hi: mouza.nameHi || mouza.nameEn,
  };
  const published = await listPublished(db, watch.seen);
  return (['watch.mouza.notice', 'watch.mouza.tender'] as const).flatMap((key) =>
    published[key]
      .filter(({ texts }) =>
        texts.some((text) => Object.values(names).some((name) => mentionsName(text, name))),
      )
      .map(({ titles, path }) => ({
        text: (language) =>
          message(language, key, { mouza: names[language], title: titles[language] }),
        path,
      })),
  );
}

async function listEvents(
  db: Database,
  row: WatchRow,
  after: PublicFacts,
): Promise<readonly WatchEvent[]> {
  const { watch } = row;
  if (watch.kind === 'mouza') return listMouzaEvents(db, row);
  const texts =
    watch.kind === 'plot'
      ? listPlotTexts(watch.seen, after, { plot: watch.plotNo, mouza: row.mouza ?? '' })
      : listTenderTexts(watch.seen, after, row.letterNo ?? '');
  return texts.map((text) => ({ text, path: getWatchPath(row) }));
}

/** Tells the owner of a watch what changed. */
async function tellChanges(tx: Database, id: number, now: Date): Promise<void> {
  const row = await lockWatch(tx, id);
  if (!row) return;
  const after = await loadPublicFacts(tx, row.watch, now);
  if (after === undefined) return;
  const events = await listEvents(tx, row, after);
  await tx.update(watches).set({ seen: after }).where(eq(watches.id, id));
  const { userId } = row.watch;
  for (const { text, path } of events)
    await addLocalizedNotification(tx, userId, text, now, { kind: 'watch', path });
}

/** Compares the public facts of everything that is watched with what was told, and tells the differences. */
export async function sendWatchNotices({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  let last = 0;
  for (;;) {
    const ids = await listWatchIds(db, last, batchSize);
    if (ids.length === 0) return;
    await runTasks(
      ids.map((id) => ({
        name: `Notices of watch ${id}`,
        run: () => db.transaction((tx) => tellChanges(tx, id, now)),
      })),
    );
    last = ids.at(-1) ?? 0;
  }
}
