import type { Database } from '../database.ts';
import { listConfirmations } from './legalPages.ts';
import { readOfficeDetails } from './officeDetails.ts';

/** Returns whether the portal has what it needs to be opened: details of the office, and confirmed legal pages. */
export async function canOpenPortal(db: Database): Promise<boolean> {
  const { version } = await readOfficeDetails(db);
  return version > 0 && (await listConfirmations(db)).every(({ confirmed }) => confirmed !== null);
}
