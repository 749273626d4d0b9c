import { sql } from 'drizzle-orm';
import {
  formatIndianDate,
  formatRupees,
  isApplicationKind,
  type Input,
  type LandEstimate,
} from '@temple-land/portal-core';
import { findUnusedFee } from '../../db/applications/feePayments.ts';
import { estimateWantedLand, lockChallan } from '../../db/applications/landEstimates.ts';
import type { Database } from '../../db/database.ts';
import { landDetails } from '../../db/schema/landDetails.ts';
import type { MemberHandler, SignedIn } from '../../handler.ts';
import type { SubmissionRefusal } from './submit.ts';

/** Answers land/landEstimate: application fee and costs of land by the rates in force, line by line. */
export const landEstimate: MemberHandler<'landEstimate'> = async (request, { db, clock }) => {
  const { applicationKind, villageCode: mouzaId, khataNo = '', plotCode = '' } = request;
  const { area, otherPlots } = request;
  const land = { applicationKind, mouzaId, khataNo, plotCode, area, otherPlots };
  return { status: 200, result: (await estimateWantedLand(db, land, clock())) ?? null };
};

async function isChallanUsed(tx: Database, challanNo: string): Promise<boolean> {
  await lockChallan(tx, challanNo);
  const isSame = sql`lower(trim(${landDetails.challanNo})) = ${challanNo.trim().toLowerCase()}`;
  return (await tx.$count(landDetails, isSame)) > 0;
}

/**
 * Returns why the payment of the application fee is refused; undefined if it is accepted, or for a request that names no
 * kind of application.
 */
export async function findFeeProblem(
  tx: Database,
  request: Input<'applyLand'>,
  estimate: LandEstimate | undefined,
  { caller, clock }: SignedIn,
): Promise<SubmissionRefusal | undefined> {
  const { applicationKind, feePayment, paymentNo = '', challanNo = '', challanOn = '' } = request;
  if (!isApplicationKind(applicationKind)) return undefined;
  const fee = estimate?.applicationFee ?? 0;
  const values = { n: formatRupees(fee) };
  if (feePayment === 'online') {
    const order = await findUnusedFee(tx, caller.userId, fee, paymentNo);
    return order === undefined ? { key: 'apply.fee.online', values } : undefined;
  }
  if (feePayment !== 'challan') return fee > 0 ? { key: 'apply.fee.required', values } : undefined;
  if (challanOn > formatIndianDate(clock())) return { key: 'apply.challan.day' };
  if ((request.challanAmount ?? 0) < fee) return { key: 'apply.fee.amount', values };
  return (await isChallanUsed(tx, challanNo)) ? { key: 'apply.fee.used' } : undefined;
}
