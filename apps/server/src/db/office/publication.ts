import { desc } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Clock } from '../../ports/ports.ts';
import type { Database } from '../database.ts';
import { createKeptReader } from '../query/keptReader.ts';
import { publications } from '../schema/publications.ts';

/** Returns whether the portal is open to the public by its records. */
export async function readPublication(db: Database): Promise<boolean> {
  const { id, isPublic } = publications;
  const [newest] = await db.select({ isPublic }).from(publications).orderBy(desc(id)).limit(1);
  return newest?.isPublic ?? false;
}

/**
 * Returns a function that tells whether the portal is open to the public: a demo always is. It reads the records at most
 * every two seconds, and returns the last answer while the database does not answer.
 */
export function createPublicationReader(
  { PORTAL_MODE }: Pick<Config, 'PORTAL_MODE'>,
  db: Database,
  clock: Clock,
): () => Promise<boolean> {
  if (PORTAL_MODE !== 'production') return async () => true;
  return createKeptReader(() => readPublication(db), false, clock);
}
