import { eq } from 'drizzle-orm';
import type { Input } from '@temple-land/portal-core';
import { applications } from '../../apps/server/src/db/schema/applications.ts';
import type { SignedInUser, TestApp } from './makeApp.ts';

/** A person who holds the land of a case. */
export const respondent = {
  name: 'Bhikari Swain',
  fatherName: 'Dinabandhu Swain',
  address: 'Brahmagiri',
  mobileNo: '',
};

/** Files a case and returns its number and id. */
export async function fileCase(service: TestApp, who: SignedInUser, request: Input<'caseFile'>) {
  const { applicationNo } = await service.result('caseFile', request, who.token);
  const [row] = await service.deps.db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.number, applicationNo));
  return { applicationNo, applicationId: row?.id ?? 0 };
}
