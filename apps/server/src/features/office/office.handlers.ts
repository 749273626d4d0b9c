import { and, desc, eq, gt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  findOfficeFault,
  message,
  sampleOffice,
  type Input,
  type MessageKey,
  type OfficeField,
} from '@temple-land/portal-core';
import type { RequestTransaction } from '../../approvals/change.ts';
import { Refused } from '../../approvals/refused.ts';
import { requestApproval } from '../../approvals/requestApproval.ts';
import { findMark } from '../../db/office/officeMarks.ts';
import { readOfficeDetails } from '../../db/office/officeDetails.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { officeVersions } from '../../db/schema/officeVersions.ts';
import { pendingChanges } from '../../db/schema/pendingChanges.ts';
import type { MemberHandler, SignedIn } from '../../handler.ts';
import { storeMark } from './storeMark.ts';

async function listVersions(db: Database) {
  const [requester, approver] = [alias(users, 'requester'), alias(users, 'approver')];
  const rows = await db
    .select({ row: officeVersions, askedBy: requester.fullName, approvedBy: approver.fullName })
    .from(officeVersions)
    .innerJoin(requester, eq(requester.id, officeVersions.askedBy))
    .innerJoin(approver, eq(approver.id, officeVersions.approvedBy))
    .orderBy(desc(officeVersions.version));
  return rows.map(({ row, askedBy, approvedBy }) => ({
    version: row.version,
    details: { ...sampleOffice, ...row.details },
    publishedOn: row.publishedOn.toISOString(),
    reason: row.reason,
    askedBy,
    approvedBy,
  }));
}

/** Answers api/admin/office/details: the details that apply, every published version, and whether a change waits. */
export const officeDetails: MemberHandler<'officeDetails'> = async (_, { db, clock }) => {
  const { kind, state, expiresOn } = pendingChanges;
  const isOpen = and(eq(kind, 'officeDetails'), eq(state, 'waiting'), gt(expiresOn, clock()));
  const waiting = await db.select({ id: pendingChanges.id }).from(pendingChanges).where(isOpen);
  const { details } = await readOfficeDetails(db);
  const versions = await listVersions(db);
  return { status: 200, result: { details, versions, isWaiting: waiting.length > 0 } };
};

type Request = Input<'officeDetailsSave'>;

const trimDetails = (details: Request['details']) =>
  Object.entries(details).map(([field, value]) => [field as OfficeField, value.trim()] as const);

/** Returns the changed details with the hash of an uploaded mark; throws `Refused` for a mark that is not stored. */
async function readDetails(transaction: RequestTransaction, { details, markFile }: Request) {
  const given = trimDetails(details);
  if (markFile !== undefined)
    return [...given, ['mark', await storeMark(transaction, markFile)] as const];
  const mark = given.find(([field]) => field === 'mark')?.[1] ?? '';
  if (mark !== '' && !(await findMark(transaction.tx, mark)))
    throw new Refused({ status: 400, key: 'office.mark' });
  return given;
}

async function requestChange(transaction: RequestTransaction, request: Request): Promise<void> {
  const present = await readOfficeDetails(transaction.tx);
  if (present.version !== request.basedOn) {
    throw new Refused({ status: 409, key: 'office.conflict' });
  }
  const given = await readDetails(transaction, request);
  const changed = given.filter(([field, value]) => value !== present.details[field]);
  if (changed.length === 0) throw new Refused({ status: 400, key: 'office.unchanged' });
  const before = changed.map(([field]) => [field, present.details[field]]);
  await requestApproval(transaction, {
    kind: 'officeDetails',
    userId: null,
    before: Object.fromEntries(before),
    after: Object.fromEntries(changed),
    reason: request.reason,
  });
}

function refuse({ language }: SignedIn, status: number, key: MessageKey) {
  return { status, message: message(language, key) };
}

/**
 * Answers api/admin/office/save: asks a second administrator to approve changed details of the office. 202; 400 for an
 * invalid detail or no change; 409 if there is a newer version or another change waits.
 */
export const officeDetailsSave: MemberHandler<'officeDetailsSave'> = async (request, context) => {
  const faults = trimDetails(request.details).flatMap(
    ([field, value]) => findOfficeFault(field, value) ?? [],
  );
  const [fault] = faults;
  if (fault !== undefined) return refuse(context, 400, fault);
  try {
    await context.db.transaction((tx) => requestChange({ tx, context }, request));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return refuse(context, error.fault.status, error.fault.key);
  }
  return { status: 202, isWaiting: true };
};
