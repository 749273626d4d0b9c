import { eq } from 'drizzle-orm';
import { computeAmountDue } from '@temple-land/portal-core';
import { applications, applicationSteps } from '../../apps/server/src/db/schema/applications.ts';
import { valuations } from '../../apps/server/src/db/schema/valuations.ts';
import type { TestApp } from './makeApp.ts';

const terms = { areaGranted: 0.01, ratePerAcre: 450_000 };
const rule = { concessionPercent: 0, concessionUpTo: 0, fee: 0 };

/** Puts a land application, valued and without a plot, before the committee; returns its version. */
export async function putToCommittee({ deps }: TestApp, id: number): Promise<number> {
  const { db, clock } = deps;
  const [row] = await db
    .update(applications)
    .set({ state: 'COMMITTEE', cameFrom: 'RECOMMENDED', plotCode: '' })
    .where(eq(applications.id, id))
    .returning({ version: applications.version });
  await db.insert(applicationSteps).values({
    applicationId: id,
    at: clock(),
    byName: 'An officer',
    action: 'putToCommittee',
    state: 'COMMITTEE',
    status: 'P',
    remark: '',
  });
  const sheet = { ...terms, ...computeAmountDue({ ...terms, ...rule }), termYears: 30 };
  await db.insert(valuations).values({ applicationId: id, ...sheet, valuedOn: clock() });
  return row?.version ?? 0;
}
