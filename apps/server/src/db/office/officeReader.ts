import type { Clock } from '../../ports/ports.ts';
import type { Database } from '../database.ts';
import { readOfficeDetails, unpublishedOffice, type OfficeDetails } from './officeDetails.ts';

/** How long an instance uses the details that it has read; a change is public at most this much later. */
const keptMs = 2_000;

/**
 * Returns a function that reads the details of the office, from the database at most every two seconds. While the
 * database does not answer it returns the last ones.
 */
export function createOfficeReader(db: Database, clock: Clock): () => Promise<OfficeDetails> {
  let kept = unpublishedOffice;
  let readAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = clock().getTime();
    if (now - readAt < keptMs) return kept;
    readAt = now;
    kept = await readOfficeDetails(db).catch(() => kept);
    return kept;
  };
}
