import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { applicationSteps } from '../schema/applications.ts';
import { selectOwnApplications } from './erasureScope.ts';
import { erasedName } from './redactRows.ts';
import type { Tally } from './tally.ts';

/** Empties what a user typed in the steps of applications, and replaces the name. */
export async function eraseOwnSteps(tx: Database, tally: Tally, userId: number): Promise<void> {
  const rows = await tx
    .update(applicationSteps)
    .set({ byName: erasedName, remark: '', given: {}, identityEnd: '' })
    .where(eq(applicationSteps.byUserId, userId))
    .returning({ id: applicationSteps.id });
  tally.add('anonymised', applicationSteps, rows.length);
  // An operator can have answered for the person.
  const own = selectOwnApplications(tx, userId);
  await tx
    .update(applicationSteps)
    .set({ identityEnd: '' })
    .where(inArray(applicationSteps.applicationId, own));
}
