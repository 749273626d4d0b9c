import { eq } from 'drizzle-orm';
import {
  sumAcres,
  type ApplicationType,
  type SheetPlot,
  type StepData,
  type ValuationEntry,
} from '@temple-land/portal-core';
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

type SheetLine = ValuationEntry['lines'][number];

/** Returns a line by the rate in force, with a reasoned amount where the rate is another one. */
function rateLine(
  line: SheetLine,
  rule: SheetPlot['rule'],
  { ratePerAcre, remark: reason = 'As fixed' }: StepData,
): SheetLine {
  if (ratePerAcre === undefined) return line;
  if (rule === null) return { ...line, ownRate: { ratePerAcre, orderNo: 'COL/1', reason } };
  if (rule.ratePerAcre === Number(ratePerAcre)) return line;
  const amount = String(Math.round(Number(line.area) * Number(ratePerAcre) * 100) / 100);
  return { ...line, override: { amount, reason } };
}

/**
 * Returns the valuation sheet for the area and rate of a step: a line for each plot of several that make up the area,
 * otherwise one line; undefined without an area.
 */
export async function buildSheet(
  service: TestApp,
  who: SignedInUser,
  applicationId: number,
  given: StepData,
): Promise<ValuationEntry | undefined> {
  const { areaGranted: area, plotNo } = given;
  if (area === undefined) return undefined;
  const request = { applicationType: 2, applicationId } as const;
  const seen = await service.call('officerApplication', request, who.token);
  const plots = ('result' in seen ? seen.result.valuation?.plots : undefined) ?? [];
  const { plotCode } = await findStoredApplication(service, applicationId);
  const [first] = plots;
  const isWhole = sumAcres(plots.map((plot) => plot.area)) === Number(area);
  if (plotCode !== '' && plots.length > 1 && isWhole) {
    const toLine = (plot: SheetPlot) => ({ plotNo: plot.plotNo, area: String(plot.area) });
    return { lines: plots.map((plot) => rateLine(toLine(plot), plot.rule, given)) };
  }
  const line = { plotNo: plotNo ?? (plotCode === '' ? '' : (first?.plotNo ?? '')), area };
  return { lines: [rateLine(line, first?.rule ?? null, given)] };
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
