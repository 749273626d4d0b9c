import { eq } from 'drizzle-orm';
import { applicationTypes } from '@temple-land/portal-core';
import type { ActorColumns } from '../../db/accounts/actingPerson.ts';
import { addStep, createApplicationNumber } from '../../db/applications/applicationWrites.ts';
import { copyLandDetails } from '../../db/applications/landDetails.ts';
import { listOtherPlots, saveOtherPlots } from '../../db/applications/otherPlots.ts';
import { findCurrentWorkflow } from '../../db/applications/workflowVersions.ts';
import { findDueTime } from '../../db/applications/dueTime.ts';
import type { Database } from '../../db/database.ts';
import { getIndianYear } from '../../db/indianDay.ts';
import { cases } from '../../db/schema/applicationDetails.ts';
import { applications } from '../../db/schema/applications.ts';
import { districts, tahasils } from '../../db/schema/land.ts';
import type { ApplicationState } from './applicationState.repository.ts';

/** Creates the appeal or the case that follows an application, by the workflow that is in force, and returns its number. */
export async function createFollowUpApplication(
  tx: Database,
  application: ApplicationState,
  type: 2 | 3,
  initialState: string | undefined,
  { now, by, remark }: { now: Date; by: ActorColumns; remark: string },
): Promise<{ id: number; number: string }> {
  const [row] = await tx
    .select({ application: applications, district: districts.code, tahasil: tahasils.nameEn })
    .from(applications)
    .innerJoin(districts, eq(districts.id, applications.districtId))
    .innerJoin(tahasils, eq(tahasils.id, applications.tahasilId))
    .where(eq(applications.id, application.id));
  if (!row) throw new Error('A locked application is missing.');
  const { id: _, ...copied } = row.application;
  const number = await createApplicationNumber(tx, type, row.district, getIndianYear(now));
  const { version: workflowVersion, workflow } = await findCurrentWorkflow(tx, type, now);
  const state = initialState ?? workflow.start;
  const fresh = { number, type, state, status: 'P', cameFrom: '', stateSince: now, createdOn: now };
  const dueOn = await findDueTime(tx, workflow, state, now);
  const rest = { parentId: application.id, dueOn, remindedOn: null, workflowVersion };
  const [made] = await tx
    .insert(applications)
    .values({ ...copied, ...fresh, ...rest, version: 1 })
    .returning({ id: applications.id });
  const id = made?.id ?? 0;
  await copyLandDetails(tx, application.id, id);
  if (type === applicationTypes.land) {
    await saveOtherPlots(tx, id, await listOtherPlots(tx, application.id));
  }
  await addStep(tx, {
    applicationId: id,
    at: now,
    ...by,
    action: 'submit',
    state,
    status: 'P',
    remark,
  });
  if (type === applicationTypes.caseNumber) {
    const court = `Tahasil court, ${row.tahasil}`;
    await tx.insert(cases).values({ applicationId: id, section: '16-A(1)', court });
  }
  return { id, number };
}
