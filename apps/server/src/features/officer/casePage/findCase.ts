import { and, eq } from 'drizzle-orm';
import type { Input } from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import { applications } from '../../../db/schema/applications.ts';
import type { Caller } from '../../../handler.ts';
import { isInScope } from '../officer.repository.ts';

/** Returns an application of the officer's area, as the case page needs it; undefined for every other one. */
export async function findCase(
  db: Database,
  { applicationId, applicationType }: Input<'officerCaseLand'>,
  caller: Caller,
) {
  const [row] = await db
    .select({
      id: applications.id,
      type: applications.type,
      number: applications.number,
      plotCode: applications.plotCode,
      applicantId: applications.applicantId,
      state: applications.state,
      status: applications.status,
    })
    .from(applications)
    .where(
      and(
        eq(applications.id, applicationId),
        eq(applications.type, applicationType),
        isInScope(caller),
      ),
    );
  return row;
}
