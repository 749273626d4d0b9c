import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { fieldReports } from '../schema/fieldReports.ts';
import { selectOwnApplications } from './erasureScope.ts';
import { redactText } from './redactRows.ts';
import type { Tally } from './tally.ts';

/** Replaces what a pattern finds in the encrypted field reports of the applications of a user. */
export async function redactFieldReports(
  tx: Database,
  tally: Tally,
  userId: number,
  pattern: string,
): Promise<void> {
  const rows = await tx
    .select({ id: fieldReports.id, content: fieldReports.content })
    .from(fieldReports)
    .where(inArray(fieldReports.applicationId, selectOwnApplications(tx, userId)));
  for (const { id, content } of rows) {
    const redacted = await redactText(tx, JSON.stringify(content), pattern);
    if (redacted === undefined) continue;
    const replaced = JSON.parse(redacted) as typeof content;
    await tx.update(fieldReports).set({ content: replaced }).where(eq(fieldReports.id, id));
    tally.add('anonymised', fieldReports, 1);
  }
}
