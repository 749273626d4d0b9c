import { and, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  applicationTypes,
  listActions,
  mayAssign,
  type Input,
  type PaymentReversal,
  type PaymentReversals,
} from '@temple-land/portal-core';
import { loadStepRights } from '../../db/accounts/roleRights.ts';
import { findValuation } from '../../db/applications/valuations.ts';
import type { Database } from '../../db/database.ts';
import { buildTerritoryCondition } from '../../db/land/territory.ts';
import { users } from '../../db/schema/account.ts';
import { applications } from '../../db/schema/applications.ts';
import { paymentReversals } from '../../db/schema/paymentReversals.ts';
import type { SignedIn } from '../../handler.ts';
import { lockApplication, type ApplicationState } from './applicationState.repository.ts';

/** The state of an application whose amount due has been paid, before the order. */
export const paidState = 'PAID';
const orderStates: ReadonlySet<string> = new Set(['APPROVED', 'EXECUTED']);

const proposer = alias(users, 'proposer');
const ender = alias(users, 'ender');

/** Locks a land application of the caller's area; undefined for every other one. */
export function lockCase(
  tx: Database,
  request: Input<'paymentReversalRead'>,
  { caller }: SignedIn,
) {
  if (request.applicationType !== applicationTypes.land) return undefined;
  const isInArea = buildTerritoryCondition(caller, applications);
  const where = and(eq(applications.type, request.applicationType), isInArea);
  return lockApplication(tx, request.applicationId, where);
}

async function listReversals(db: Database, applicationId: number): Promise<PaymentReversal[]> {
  const rows = await db
    .select({ row: paymentReversals, proposer: proposer.fullName, ender: ender.fullName })
    .from(paymentReversals)
    .innerJoin(proposer, eq(proposer.id, paymentReversals.proposedById))
    .leftJoin(ender, eq(ender.id, paymentReversals.endedById))
    .where(eq(paymentReversals.applicationId, applicationId))
    .orderBy(desc(paymentReversals.id));
  return rows.map(({ row, ...names }) => ({
    reversalId: row.id,
    challanNo: row.challanNo,
    paidOn: row.paidOn,
    reason: row.reason,
    proposedBy: { userId: row.proposedById, fullName: names.proposer },
    proposedOn: row.proposedOn.toISOString(),
    state: row.state as PaymentReversal['state'],
    endedBy: row.endedById === null ? null : { userId: row.endedById, fullName: names.ender ?? '' },
    endedOn: row.endedOn?.toISOString() ?? null,
  }));
}

/** Returns what the caller may do about the payment: those who continue the stage propose, those who decide confirm. */
export async function loadReversals(
  tx: Database,
  application: ApplicationState,
  { caller }: SignedIn,
): Promise<PaymentReversals> {
  const reversals = await listReversals(tx, application.id);
  const open = reversals.find(({ state }) => state === 'open');
  const sheet = await findValuation(tx, application.id);
  const isPaid = sheet !== undefined && sheet.paidOn !== null;
  const rights = await loadStepRights(tx, caller);
  const isOwn = open?.proposedBy.userId === caller.userId;
  const isForeign = application.applicantId !== caller.userId;
  const isStage = isPaid && application.state === paidState && isForeign;
  const mayContinue = listActions(application.workflow, paidState, rights).length > 0;
  const isSenior = mayAssign(rights);
  return {
    reversals,
    mayPropose: isStage && open === undefined && (mayContinue || isSenior),
    mayConfirm: isStage && open !== undefined && !isOwn && isSenior,
    mayRefuse: open !== undefined && isForeign && (isOwn || isSenior),
    isOrderIssued: isPaid && orderStates.has(application.state),
  };
}
