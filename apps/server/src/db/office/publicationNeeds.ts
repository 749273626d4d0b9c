import { countDistinct } from 'drizzle-orm';
import { legalPages } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { pageConfirmations } from '../schema/pageConfirmations.ts';
import { readOfficeDetails } from './officeDetails.ts';

/** Returns whether the portal has what it needs to be opened: details of the office, and confirmed legal pages. */
export async function canOpenPortal(db: Database): Promise<boolean> {
  const { version } = await readOfficeDetails(db);
  const [counted] = await db
    .select({ pages: countDistinct(pageConfirmations.page) })
    .from(pageConfirmations);
  return version > 0 && counted?.pages === legalPages.length;
}
