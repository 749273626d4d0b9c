import { eq } from 'drizzle-orm';
import type { LandDetails } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { landDetails } from '../schema/landDetails.ts';

/** Returns the answers of a land application that are stored beside it; undefined where it has none. */
export async function findLandDetails(db: Database, id: number): Promise<LandDetails | undefined> {
  const [row] = await db.select().from(landDetails).where(eq(landDetails.applicationId, id));
  if (!row) return undefined;
  const { applicationId: _, ...details } = row;
  return details;
}

/** Copies the answers beside a land application to the one that follows it. */
export async function copyLandDetails(tx: Database, fromId: number, toId: number): Promise<void> {
  const details = await findLandDetails(tx, fromId);
  if (details) await tx.insert(landDetails).values({ applicationId: toId, ...details });
}
