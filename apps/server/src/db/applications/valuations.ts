import { and, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import { computeSheet, openStatus, proposeLines, type Valuation } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { applications, applicationSteps } from '../schema/applications.ts';
import { valuations } from '../schema/valuations.ts';
import { listSheetPlots } from './sheetPlots.ts';

/** Returns the stored valuation sheet of an application; undefined before the valuation. */
export async function findValuation(db: Database, applicationId: number) {
  const [sheet] = await db
    .select()
    .from(valuations)
    .where(eq(valuations.applicationId, applicationId));
  return sheet;
}

/** Returns the sheet that record and rates propose for an application. */
async function proposeValuation(
  db: Database,
  applicationId: number,
  now: Date,
): Promise<Valuation | undefined> {
  const [land] = await db
    .select({
      id: applications.id,
      holding: applications.holding,
      mouzaId: applications.mouzaId,
      khataNo: applications.khataNo,
      plotCode: applications.plotCode,
      area: applications.area,
    })
    .from(applications)
    .where(eq(applications.id, applicationId));
  if (!land) return undefined;
  const plots = await listSheetPlots(db, land, now);
  const sheet = computeSheet(proposeLines(plots, land.area));
  return { isProposed: true, ...sheet, plots, termYears: null, challanNo: '', paidOn: null };
}

/** The states of a land application in which its applicant sees the amount due. */
export const amountStates = ['DEMAND', 'PAID', 'APPROVED', 'EXECUTED', 'ORDER_CANCELLED'];

/** Returns the condition that an applicant sees the amount due: from the demand on, also after the application ended. */
export function isAmountShown(db: Database): SQL | undefined {
  const demanded = db
    .select({ id: applicationSteps.applicationId })
    .from(applicationSteps)
    .where(eq(applicationSteps.state, 'DEMAND'));
  return or(
    inArray(applications.state, amountStates),
    and(ne(applications.status, openStatus), inArray(applications.id, demanded)),
  );
}

/** An application, its reader and the time of reading. */
export interface ValuationRequest {
  id: number;
  type: number;
  state: string;
  reader: 'office' | 'applicant';
  now: Date;
}

/**
 * Returns the valuation of a land application: for the office also the proposal of the rates while it is valued, for
 * the applicant from the demand on.
 */
export async function loadValuation(
  db: Database,
  { id, type, state, reader, now }: ValuationRequest,
): Promise<{ valuation?: Valuation }> {
  if (type !== 2 || (reader === 'applicant' && !amountStates.includes(state))) return {};
  const stored = await findValuation(db, id);
  if (stored && state !== 'VALUATION') {
    const { applicationId: _, valuedOn: __, ...sheet } = stored;
    return { valuation: { isProposed: false, ...sheet } };
  }
  const proposed = state === 'VALUATION' ? await proposeValuation(db, id, now) : undefined;
  return proposed === undefined ? {} : { valuation: proposed };
}
