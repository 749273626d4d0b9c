import { inArray, notInArray, sql } from 'drizzle-orm';
import { officeFields, parseOfferedLanguages, type OfficeField } from '@temple-land/portal-core';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { readOfficeDetails } from '../db/office/officeDetails.ts';
import { officeVersions } from '../db/schema/officeVersions.ts';
import type { ChangeKind } from './change.ts';

const isOfficeField = (name: string): name is OfficeField =>
  officeFields.some((field) => field === name);

/** Writes messages to readers of a language that is switched off in English, and as they chose when it is on again. */
async function followLanguages(tx: Database, text: string): Promise<void> {
  const offered = parseOfferedLanguages(text);
  await tx.update(users).set({ language: 'en' }).where(notInArray(users.language, offered));
  await tx
    .update(users)
    .set({ language: sql`${users.pageLanguage}` })
    .where(inArray(users.pageLanguage, offered));
}

/** A new version of the details of the office; the fields of the change are the details that it changes. */
export const officeChange: ChangeKind = {
  readPresent: async (tx, { before }) => {
    const { details } = await readOfficeDetails(tx);
    const names = Object.keys(before).filter(isOfficeField);
    return Object.fromEntries(names.map((name) => [name, details[name]]));
  },
  apply: async ({ tx, context }, { after, reason, askedBy }) => {
    const { version, details } = await readOfficeDetails(tx);
    const changed = Object.entries(after).map(([name, value]) => [name, String(value ?? '')]);
    if (typeof after['languages'] === 'string') await followLanguages(tx, after['languages']);
    await tx.insert(officeVersions).values({
      version: version + 1,
      details: { ...details, ...Object.fromEntries(changed) },
      publishedOn: context.clock(),
      reason,
      askedBy,
      approvedBy: context.caller.userId,
    });
  },
};
