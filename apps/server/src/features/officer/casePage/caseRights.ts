import { stepRights } from '@temple-land/portal-core';
import { loadStepRights } from '../../../db/accounts/roleRights.ts';
import type { Database } from '../../../db/database.ts';
import type { Caller } from '../../../handler.ts';

/**
 * Returns whether an officer may record findings and notes about applications of a type: those who may take a step of
 * its workflow do.
 */
export async function mayWriteAbout(db: Database, type: number, caller: Caller): Promise<boolean> {
  const rights = await loadStepRights(db, caller);
  return stepRights.some((row) => row.type === type && rights.has(row.right));
}
