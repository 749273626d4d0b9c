import { eq } from 'drizzle-orm';
import type { ApplicationType, StepData, ValuationEntry } from '@temple-land/portal-core';
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

/**
 * Returns the valuation sheet for the area and rate of a step: one line by the rate in force, with a reasoned amount where
 * the rate is another one; undefined without an area.
 */
export async function buildSheet(
  service: TestApp,
  who: SignedInUser,
  applicationId: number,
  { areaGranted: area, ratePerAcre, plotNo, remark: reason = 'As fixed' }: StepData,
): Promise<ValuationEntry | undefined> {
  if (area === undefined) return undefined;
  const request = { applicationType: 2, applicationId } as const;
  const seen = await service.call('officerApplication', request, who.token);
  const valuation = 'result' in seen ? seen.result.valuation : undefined;
  const { plotCode } = await findStoredApplication(service, applicationId);
  const [first] = valuation?.plots ?? [];
  const line = { plotNo: plotNo ?? (plotCode === '' ? '' : (first?.plotNo ?? '')), area };
  if (ratePerAcre === undefined) return { lines: [line] };
  const rule = first?.rule ?? null;
  if (rule === null)
    return { lines: [{ ...line, ownRate: { ratePerAcre, orderNo: 'COL/1', reason } }] };
  if (rule.ratePerAcre === Number(ratePerAcre)) return { lines: [line] };
  const amount = String(Math.round(Number(area) * Number(ratePerAcre) * 100) / 100);
  return { lines: [{ ...line, override: { amount, reason } }] };
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
  const sheet =
    action === 'value' ? await buildSheet(service, who, applicationId, given) : undefined;
  const request = {
    applicationType,
    applicationId,
    action,
    version,
    given,
    ...(sheet && { sheet }),
  };
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
