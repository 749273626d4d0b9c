import { eq } from 'drizzle-orm';
import type { ApplicationType, StepData } from '@temple-land/portal-core';
import { applications } from '../../apps/server/src/db/schema/applications.ts';
import { finishFieldReport } from './fieldReports.ts';
import type { SignedInUser, TestApp } from './makeApp.ts';

/** A valuation sheet for a small area. */
export const valuationSheet: StepData = {
  areaGranted: '0.01',
  ratePerAcre: '450000',
  termYears: '30',
  remark: 'As the committee fixed it',
};

/** An inspection that found a small encroachment. */
export const inspection: StepData = {
  fieldReport: 'A wall',
  foundUse: 'House',
  encroachedArea: '0.01',
};

/** A possession taken of what the inspection found, on a day of the sample. */
export const possession: StepData = {
  fieldReport: 'Wall removed',
  date: '2026-03-16',
  recoveredArea: '0.01',
};

/** Returns an application as it is stored. */
export async function findStoredApplication(service: TestApp, applicationId: number) {
  const [row] = await service.deps.db
    .select()
    .from(applications)
    .where(eq(applications.id, applicationId));
  if (!row) throw new Error('There is no such application.');
  return row;
}

/** Takes a step of the office in the present version; the field staff finishes its report before it. */
export async function officeStep(
  service: TestApp,
  who: SignedInUser,
  applicationId: number,
  action: string,
  given: StepData = {},
) {
  const { type, version } = await findStoredApplication(service, applicationId);
  const applicationType = type as ApplicationType;
  await finishFieldReport(service, who, { applicationType, applicationId, action });
  const request = { applicationType, applicationId, action, version, given };
  return service.call('officerStep', request, who.token);
}

/** Takes a step of the applicant in the present version. */
export async function applicantStep(
  service: TestApp,
  who: SignedInUser,
  applicationId: number,
  action: string,
  given: StepData = {},
) {
  const { version } = await findStoredApplication(service, applicationId);
  const request = { applicationId, action, version, given, documents: [] };
  return service.call('applicantStep', request, who.token);
}
