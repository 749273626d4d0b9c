import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { corrections } from '../db/schema/corrections.ts';
import { watches } from '../db/schema/watches.ts';

/** A plot as its watches name it. */
interface WatchedPlot {
  mouzaId: number;
  number: string;
}

/** Moves the requests in progress about plots to the one that they become. */
export async function moveCorrections(tx: Database, fromIds: readonly number[], plotId: number) {
  const isOpen = inArray(corrections.state, ['open', 'asked']);
  await tx
    .update(corrections)
    .set({ plotId })
    .where(and(inArray(corrections.plotId, [...fromIds]), isOpen));
}

/** Lets those who watch plots watch the new ones too; the next comparison tells them what is different. */
export async function copyWatches(
  tx: Database,
  parents: readonly WatchedPlot[],
  children: readonly Pick<WatchedPlot, 'number'>[],
) {
  const [first] = parents;
  if (!first) return;
  const { mouzaId } = first;
  const numbers = parents.map(({ number }) => number);
  const isWatch = and(eq(watches.mouzaId, mouzaId), inArray(watches.plotNo, numbers));
  const rows = await tx.select().from(watches).where(isWatch);
  const copies = children.flatMap(({ number }) =>
    rows.map(({ id: _id, ...watch }) => ({ ...watch, plotNo: number })),
  );
  if (copies.length > 0) await tx.insert(watches).values(copies).onConflictDoNothing();
}
