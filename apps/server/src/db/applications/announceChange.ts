import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { liveChannel } from '../liveEvents.ts';
import { applications } from '../schema/applications.ts';

/**
 * Announces to the officers of its area that an application has changed; PostgreSQL sends it when the transaction
 * commits.
 */
export async function announceChange(db: Database, applicationId: number): Promise<void> {
  await db.execute(sql`
    select pg_notify(${liveChannel}, json_build_object(
      'kind', 'inbox', 'districtId', a.district_id, 'tahasilId', a.tahasil_id)::text)
    from ${applications} a where a.id = ${applicationId}`);
}
