import { asc, eq, isNotNull } from 'drizzle-orm';
import type { Random, Files } from '../../ports/ports.ts';
import type { Database } from '../database.ts';
import { documents } from '../schema/documents.ts';

const batchSize = 20;

/** Moves up to 20 documents; returns how many it moved. */
async function moveBatch(db: Database, files: Files, random: Random): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: documents.id, content: documents.content })
      .from(documents)
      .where(isNotNull(documents.content))
      .orderBy(asc(documents.id))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    for (const { id, content } of rows) {
      const storageKey = random.token(24);
      if (content !== null) await files.put(storageKey, content);
      await tx.update(documents).set({ storageKey, content: null }).where(eq(documents.id, id));
    }
    return rows.length;
  });
}

/**
 * Moves documents that an older release stored in their rows to the file store. It can be interrupted and continued;
 * several instances share the work.
 */
export async function moveDocuments(db: Database, files: Files, random: Random): Promise<number> {
  let moved = 0;
  for (let some = -1; some !== 0; moved += some) some = await moveBatch(db, files, random);
  return moved;
}
