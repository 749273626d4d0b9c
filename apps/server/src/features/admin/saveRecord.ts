import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import {
  en,
  entitySchema,
  message,
  type EntityForm,
  type EntityName,
  type Input,
  type MessageKey,
} from '@temple-land/portal-core';
import { addAuditEntry, listChanges } from '../../db/activity/audit.ts';
import { setEffectiveDay } from '../../db/land/effectiveDay.ts';
import { isConstraintViolation, isUniqueViolation } from '../../db/errors/sqlState.ts';
import { runOnce } from '../../db/idempotency.ts';
import type { MemberHandler, SignedIn } from '../../handler.ts';
import { getStore } from './stores/entityStores.ts';
import { holdContent } from './drafts/holdContent.ts';
import { addRecordVersion } from './drafts/recordVersions.ts';
import { checkChangeFields, readEffectiveDay, recordSave } from './recordHistory.ts';
import { checkFixedFields, checkReferences } from './checkReferences.ts';
import { findRecord } from './records.ts';
import { claimSource } from './claimSource.ts';
import { Refused, type Fault, type StoredRecord, type SaveTransaction } from './stores/store.ts';

const conflict: Fault = { status: 409, key: 'admin.conflict' };
const notFound = { status: 404 } as const;

type SaveAnswer =
  { status: 200; result: { id: number } } | { status: 202; isWaiting: true } | typeof notFound;

// A missing field, or one of another type, has no message of its own rule.
function getMessageKey({ input, message: text }: v.BaseIssue<unknown>): MessageKey {
  if (input === undefined) return 'admin.required';
  return Object.hasOwn(en, text) ? (text as MessageKey) : 'admin.invalid';
}

function readForm<Name extends EntityName>(
  name: Name,
  input: Input<'adminSave'>,
): EntityForm<Name> {
  const parsed = v.safeParse(entitySchema(name), input, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const field = String(issue.path?.[0]?.key ?? '');
  throw new Refused({ status: 400, key: getMessageKey(issue), field });
}

async function writeRecord<Name extends EntityName>(
  name: Name,
  transaction: SaveTransaction<Name>,
): Promise<number> {
  const { table, toColumns, restoredValues } = getStore(name);
  const { tx, id, isRestored, uploadDoc } = transaction;
  const row = {
    ...(await toColumns(transaction)),
    ...(isRestored ? restoredValues : {}),
    ...(uploadDoc === undefined ? {} : { uploadDoc }),
  };
  if (id === undefined) {
    const [made] = await tx
      .insert(table)
      .values(row as never)
      .returning({ id: table.id });
    return made?.id as number;
  }
  const version = sql`${table.version} + 1`;
  await tx
    .update(table)
    .set({ ...row, version } as never)
    .where(eq(table.id, id));
  return id;
}

async function recordAudit<Name extends EntityName>(
  name: Name,
  transaction: SaveTransaction<Name>,
  id: number,
) {
  const { before, form, tx, context, uploadDoc } = transaction;
  const after = { ...(form as StoredRecord), ...(uploadDoc === undefined ? {} : { uploadDoc }) };
  await addAuditEntry(tx, context, {
    action: before ? 'UPDATE' : 'CREATE',
    remark: `${name} ${id}`,
    changedFields: listChanges(before ?? {}, after),
  });
}

/** The id of the saved record, or a change that waits for a second administrator. */
export type SaveOutcome = { id: number } | 'waiting';

/** Checks and writes a record; returns its id, or 'waiting' when all or part of it needs a second administrator. */
export async function saveInTransaction<Name extends EntityName>(
  name: Name,
  transaction: SaveTransaction<Name>,
): Promise<SaveOutcome> {
  const store = getStore(name);
  const { tx } = transaction;
  checkChangeFields(name, transaction);
  await checkReferences(name, transaction);
  const fault = await store.validate?.(transaction);
  if (fault) throw new Refused(fault);
  await checkFixedFields(name, transaction);
  const remaining =
    (await holdContent(name, transaction)) ?? (await store.holdForApproval?.(transaction));
  if (remaining === 'everything') return 'waiting';
  const writing = remaining ? { ...transaction, form: remaining, isRestored: false } : transaction;
  await setEffectiveDay(tx, readEffectiveDay(writing));
  const id = await writeRecord(name, writing);
  await store.afterSave?.(writing, id);
  await recordAudit(name, writing, id);
  await recordSave(name, writing, id);
  await addRecordVersion(name, writing, id);
  return remaining ? 'waiting' : { id };
}

async function saveRecord<Name extends EntityName>(
  name: Name,
  input: Input<'adminSave'>,
  context: SignedIn,
): Promise<SaveAnswer> {
  const form = readForm(name, input);
  const { id, version, sourceFile } = input;
  const afterCommit: SaveTransaction<Name>['afterCommit'] = [];
  const saved = await runOnce(context, async (tx): Promise<SaveAnswer> => {
    const before = id === undefined ? undefined : await findRecord(tx, name, id);
    if (id !== undefined && before === undefined) return notFound;
    if (before && before['version'] !== version) throw new Refused(conflict);
    const { restoreMasked, completeForm } = getStore(name);
    const given = restoreMasked?.(form, before) ?? form;
    const of = { tx, context, now: context.clock(), id, before, afterCommit };
    const saved = await saveInTransaction(name, {
      ...of,
      form: (await completeForm?.(tx, given)) ?? given,
      // A change of a record in use waits for a second administrator, whatever the save asks for.
      isRestored: input.isActive === true && before?.['isActive'] === false,
      documentId: await claimSource({ tx, context }, name, sourceFile),
    });
    return saved === 'waiting' ? { status: 202, isWaiting: true } : { status: 200, result: saved };
  });
  for (const run of afterCommit) await run();
  return saved;
}

/**
 * Answers api/admin/{entity}/save: creates a record, or updates the given version. 111 duplicate, 202 if approval by a
 * second administrator is needed, 400 with the violated rule and its field, 404 not found, 409 changed in the meantime
 * or in use.
 */
export const adminSave: MemberHandler<'adminSave'> = async (input, context) => {
  const { language } = context;
  try {
    return await saveRecord(input.entity, input, context);
  } catch (error) {
    if (error instanceof Refused) {
      const { status, key, values, field } = error.fault;
      const text = message(language, key, values);
      return { status, message: text, ...(field === undefined ? {} : { field }) };
    }
    if (isUniqueViolation(error))
      return { status: 111, message: message(language, 'admin.duplicate') };
    if (isConstraintViolation(error))
      return { status: 400, message: message(language, 'admin.invalid') };
    throw error;
  }
};
