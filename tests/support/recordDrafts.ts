import { eq } from 'drizzle-orm';
import { sampleOffice, type RecordSource } from '@temple-land/portal-core';
import { notices } from '../../apps/server/src/db/schema/content.ts';
import { officeVersions } from '../../apps/server/src/db/schema/officeVersions.ts';
import { readOfficeDetails } from '../../apps/server/src/db/office/officeDetails.ts';
import type { TestApp } from './makeApp.ts';

const words = { title: 'Camp', description: '<p>Words</p>' };
let count = 0;

/** Stores a notice without the service, so that it is public in every office; returns its id. */
export async function createNotice({ deps }: TestApp): Promise<number> {
  count += 1;
  const values = { ...words, slug: `camp-${count}`, createdOn: deps.clock() };
  const [row] = await deps.db.insert(notices).values(values).returning({ id: notices.id });
  return row?.id as number;
}

/** Runs work in an office in which two administrators publish. */
export async function withTwoReaders(service: TestApp, work: () => Promise<unknown>) {
  const { db, clock } = service.deps;
  const { version } = await readOfficeDetails(db);
  const own = version + 1;
  const people = { askedBy: 1, approvedBy: 2, publishedOn: clock(), reason: 'Two readers' };
  const details = { ...sampleOffice, readers: '2' as const };
  await db.insert(officeVersions).values({ version: own, details, ...people });
  try {
    return await work();
  } finally {
    await db.delete(officeVersions).where(eq(officeVersions.version, own));
  }
}

/** Saves the first draft of a record as the administrator; returns its revision. */
export async function saveRecordDraft(
  service: TestApp,
  name: string,
  fields: RecordSource['fields'] = words,
): Promise<number> {
  const { token } = await service.signInAs('administrator');
  const request = { name, revision: 0, source: { fields }, reviewOn: '' };
  return (await service.result('sitePageDraftSave', request, token)).revision;
}
