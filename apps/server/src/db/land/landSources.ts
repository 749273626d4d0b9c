import { and, eq, inArray, or } from 'drizzle-orm';
import { holdsDataRight, listWithheldFields, type DataRight } from '@temple-land/portal-core';
import { loadCallerDataRights } from '../accounts/dataRights.ts';
import type { RoleHolder } from '../accounts/roleRights.ts';
import type { Database } from '../database.ts';
import { khatiyans, mouzas, plots, tahasils } from '../schema/land.ts';
import { recordChanges } from '../schema/recordChanges.ts';
import { isInTerritory } from './landTerritory.ts';
import type { Responsibility } from './territory.ts';

/**
 * Returns whether a role may open the documents on which changes of the land record rest: it sees the record, and
 * nothing of it is withheld, because a deed names the persons and amounts that fields can be without.
 */
export const maySeeLandSources = (rights: ReadonlySet<DataRight>): boolean =>
  holdsDataRight(rights, 'data.land.see') && listWithheldFields(rights, 'see').length === 0;

/**
 * Returns whether a user may open the document of a change of a record: administrators each, officers that of a plot or
 * khatiyan of their territory by the rights of their role.
 */
export async function mayOpenSource(
  db: Database,
  documentId: number,
  caller: Responsibility & RoleHolder,
): Promise<boolean> {
  if (caller.userType === 'A') return true;
  if (!maySeeLandSources(await loadCallerDataRights(db, caller))) return false;
  const { entity, recordId } = recordChanges;
  const [row] = await db
    .select({ id: recordChanges.id })
    .from(recordChanges)
    .leftJoin(plots, and(eq(entity, 'plot'), eq(plots.id, recordId)))
    .leftJoin(khatiyans, and(eq(entity, 'khatian'), eq(khatiyans.id, recordId)))
    .innerJoin(mouzas, or(eq(mouzas.id, plots.mouzaId), eq(mouzas.id, khatiyans.mouzaId)))
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .where(
      and(
        eq(recordChanges.documentId, documentId),
        inArray(entity, ['plot', 'khatian']),
        isInTerritory(caller),
      ),
    )
    .limit(1);
  return row !== undefined;
}
