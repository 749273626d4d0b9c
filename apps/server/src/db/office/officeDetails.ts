import { desc } from 'drizzle-orm';
import { sampleOffice, type Language, type OfficeField } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { officeVersions } from '../schema/officeVersions.ts';

/** The details of the office as published, with the number of their version; 0 for those of the sample. */
export interface OfficeDetails {
  version: number;
  details: Readonly<Record<OfficeField, string>>;
}

/** The details of the office before administrators have published any. */
export const unpublishedOffice: OfficeDetails = { version: 0, details: sampleOffice };

/** Returns the details of the office that apply now. */
export async function readOfficeDetails(db: Database): Promise<OfficeDetails> {
  const { version, details } = officeVersions;
  const [newest] = await db
    .select({ version, details })
    .from(officeVersions)
    .orderBy(desc(version))
    .limit(1);
  if (newest === undefined) return unpublishedOffice;
  return { version: newest.version, details: { ...sampleOffice, ...newest.details } };
}

/** Returns the name of the portal in a language, as it applies now. */
export const readPortalName = async (db: Database, language: Language): Promise<string> =>
  (await readOfficeDetails(db)).details[`name.${language}`];
