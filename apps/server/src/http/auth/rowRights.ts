import { holdsDataRight, type DataRight, type Endpoint } from '@temple-land/portal-core';
import { loadCallerDataRights } from '../../db/accounts/dataRights.ts';
import type { Database } from '../../db/database.ts';
import type { Caller } from '../../handler.ts';

const noRights: ReadonlySet<DataRight> = new Set();

/**
 * Returns the rights to data of the caller of a row, none for a row without a list of them; `refused` if one is
 * missing.
 */
export async function loadRowRights(
  db: Database,
  { rights }: Pick<Endpoint, 'rights'>,
  caller: Caller | undefined,
): Promise<ReadonlySet<DataRight> | 'refused'> {
  if (rights === undefined || caller === undefined) return noRights;
  const held = await loadCallerDataRights(db, caller);
  return rights.every((right) => holdsDataRight(held, right)) ? held : 'refused';
}
