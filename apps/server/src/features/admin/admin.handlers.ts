import { and, eq, sql } from 'drizzle-orm';
import { message, type EntityName, type Input, type MessageKey } from '@temple-land/portal-core';
import { listLandMatters, requestRetirement } from '../../approvals/landRetirement.ts';
import { Refused } from '../../approvals/refused.ts';
import { recordAccess } from '../../db/activity/accessLedger.ts';
import { addAuditEntry } from '../../db/activity/audit.ts';
import type { MemberHandler, SignedIn } from '../../handler.ts';
import { setAccess } from './users/blockUser.ts';
import { getStore } from './stores/entityStores.ts';
import { buildCondition, findRecord, listRecords, buildOrder } from './records.ts';
import { claimSource } from './claimSource.ts';
import { recordRetirement } from './recordHistory.ts';
import { countForDashboard } from './dashboardCounts.ts';

/** Answers api/admin/dashboard: the figures of the administrators' dashboard. */
export const adminSummary: MemberHandler<'adminSummary'> = async (_, { db, clock }) => ({
  status: 200,
  result: await countForDashboard(db, clock()),
});

/** Answers api/admin/{entity}/view: a page of records; 400 for an unknown filter or order, 404 for no record. */
export const adminList: MemberHandler<'adminList'> = async (request, { db, clock, caller }) => {
  const { entity, filter = {}, sort, ...page } = request;
  const where = buildCondition(db, entity, filter);
  const order = buildOrder(entity, sort);
  if (where === undefined || order === undefined) return { status: 400 };
  const now = clock();
  const which = { where: where === 'all' ? undefined : where, order };
  const found = await listRecords(db, entity, which, page, now);
  if (found.rows.length === 0) return { status: 404 };
  if (entity === 'user') {
    const reading = {
      readerId: caller.userId,
      record: 'profile',
      purpose: 'administration',
    } as const;
    await recordAccess(
      db,
      found.rows.map(({ id }) => ({ ...reading, subjectId: id })),
      now,
    );
  }
  return { status: 200, result: found };
};

type RetireOutcome = 'missing' | 'done' | MessageKey;

async function retire<Name extends EntityName>(
  name: Name,
  { id, version, source = '', reason = '', sourceFile }: Input<'adminDelete'>,
  context: SignedIn,
): Promise<RetireOutcome> {
  const { table, retiredValues, isActive, isInUse, afterRetirement } = getStore(name);
  return context.db.transaction(async (tx): Promise<RetireOutcome> => {
    if (!(await findRecord(tx, name, id))) return 'missing';
    if (await isInUse(tx, id)) return 'admin.inUse';
    const rows = await tx
      .update(table)
      .set({ ...retiredValues, version: sql`${table.version} + 1` } as never)
      .where(and(eq(table.id, id), eq(table.version, version), isActive))
      .returning({ id: table.id });
    if (rows.length === 0) return 'admin.conflict';
    const auditEntry = { action: 'DEACTIVATE', remark: `${name} ${id}` } as const;
    await addAuditEntry(tx, context, { ...auditEntry, changedFields: [] });
    await afterRetirement?.(tx, id, context.clock());
    const documentId = await claimSource({ tx, context }, name, sourceFile);
    const basis = { source: source.trim() || reason, documentId };
    await recordRetirement({ tx, context }, name, id, basis);
    return 'done';
  });
}

/** Asks a second administrator to take a plot or khatiyan out of use. */
async function askRetirement(
  input: Input<'adminDelete'>,
  entity: 'plot' | 'khatian',
  context: SignedIn,
) {
  const isAsked = await context.db.transaction((tx) =>
    requestRetirement({ tx, context }, input, entity),
  );
  return isAsked ? { status: 202 as const, isWaiting: true as const } : { status: 404 };
}

/** Answers api/admin/plots/matters: what is open about plots or a khatiyan. */
export const plotMatters: MemberHandler<'plotMatters'> = async (request, { db }) => ({
  status: 200,
  result: await listLandMatters(db, request),
});

async function retireOrAsk(input: Input<'adminDelete'>, context: SignedIn) {
  const { entity } = input;
  if (entity === 'plot' || entity === 'khatian') return askRetirement(input, entity, context);
  const outcome = await retire(entity, input, context);
  if (outcome === 'done') return { status: 200 };
  if (outcome === 'missing') return { status: 404 };
  return { status: 409, message: message(context.language, outcome) };
}

/**
 * Answers api/admin/{entity}/delete: deactivates a record; a user is blocked. 202 if approval by a second administrator
 * is needed, 400 without the reason for it or for a file that is no unused upload of the caller, 404, 409 in use.
 */
export const adminDelete: MemberHandler<'adminDelete'> = async (input, context) => {
  const { entity, reason, id: userId, version } = input;
  if (entity === 'user') return setAccess(context, { userId, version, active: false, reason });
  try {
    return await retireOrAsk(input, context);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { status, key } = error.fault;
    return { status, message: message(context.language, key) };
  }
};
