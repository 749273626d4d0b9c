import type { Database } from '../../apps/server/src/db/database.ts';
import * as account from '../../apps/server/src/db/schema/account.ts';
import * as applications from '../../apps/server/src/db/schema/applications.ts';
import * as content from '../../apps/server/src/db/schema/content.ts';
import * as land from '../../apps/server/src/db/schema/land.ts';

const tables = { ...account, ...applications, ...content, ...land };

/** Gives the number of rows of every table: equal before and after when nothing was added or removed. */
export async function rowsByTable(db: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, table] of Object.entries(tables)) counts[name] = await db.$count(table);
  return counts;
}
