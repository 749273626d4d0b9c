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
import { audit, changedFields } from '../../db/activity/audit.ts';
import { isConstraintViolation, isUniqueViolation } from '../../db/errors/sqlState.ts';
import { runOnce } from '../../db/idempotency.ts';
import type { MemberHandler, SignedIn } from '../../handler.ts';
import { storeFor } from './stores/entities.ts';
import { findRecord, isUsable, referencesOf } from './records.ts';
import { Refused, type Fault, type Stored, type Work } from './stores/store.ts';

const conflict: Fault = { status: 409, key: 'admin.conflict' };
const nothing = { status: 404 } as const;

type Saved =
  { status: 200; result: { id: number } } | { status: 202; isWaiting: true } | typeof nothing;

// A field that is missing, or of another shape altogether, has no rule that could say its message.
function keyOf({ input, message: said }: v.BaseIssue<unknown>): MessageKey {
  if (input === undefined) return 'admin.required';
  return Object.hasOwn(en, said) ? (said as MessageKey) : 'admin.invalid';
}

function readForm<Name extends EntityName>(
  name: Name,
  input: Input<'adminSave'>,
): EntityForm<Name> {
  const parsed = v.safeParse(entitySchema(name), input, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const field = String(issue.path?.[0]?.key ?? '');
  throw new Refused({ status: 400, key: keyOf(issue), field });
}

async function checkReferences<Name extends EntityName>(
  name: Name,
  { tx, form, before, isRestored }: Work<Name>,
) {
  const values = form as Stored;
  for (const [field, entity] of referencesOf(name)) {
    const id = values[field];
    if (typeof id !== 'number' || (before?.[field] === id && !isRestored)) continue;
    if (!(await isUsable(tx, entity, id))) {
      throw new Refused({ status: 400, key: 'admin.reference', field });
    }
  }
}

async function checkFixed<Name extends EntityName>(
  name: Name,
  { tx, form, before, id }: Work<Name>,
) {
  const { fixedWhileInUse = [], isInUse } = storeFor(name);
  const field = before && fixedWhileInUse.find((key) => before[key] !== form[key]);
  if (field === undefined || id === undefined) return;
  if (await isInUse(tx, id)) throw new Refused({ status: 409, key: 'admin.inUse', field });
}

async function write<Name extends EntityName>(name: Name, work: Work<Name>): Promise<number> {
  const { table, values, restored } = storeFor(name);
  const { tx, id, isRestored } = work;
  const row = { ...(await values(work)), ...(isRestored ? restored : {}) };
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

async function record<Name extends EntityName>(name: Name, work: Work<Name>, id: number) {
  const { before, form, tx, context } = work;
  await audit(tx, context, {
    action: before ? 'UPDATE' : 'CREATE',
    remark: `${name} ${id}`,
    changedFields: changedFields(before ?? {}, form as Stored),
  });
}

/** A record that is saved, or a change of it that waits for a second administrator. */
type Written = { id: number } | 'waiting';

async function saveIn<Name extends EntityName>(name: Name, asked: Work<Name>): Promise<Written> {
  const store = storeFor(name);
  await checkReferences(name, asked);
  const fault = await store.check?.(asked);
  if (fault) throw new Refused(fault);
  await checkFixed(name, asked);
  const held = await store.hold?.(asked);
  if (held === 'everything') return 'waiting';
  const work = held ? { ...asked, form: held, isRestored: false } : asked;
  const id = await write(name, work);
  await store.written?.(work, id);
  await record(name, work, id);
  return held ? 'waiting' : { id };
}

async function save<Name extends EntityName>(
  name: Name,
  input: Input<'adminSave'>,
  context: SignedIn,
): Promise<Saved> {
  const form = readForm(name, input);
  const { id, version, isActive: isRestored = false } = input;
  const later: Work<Name>['later'] = [];
  const saved = await runOnce(context, async (tx): Promise<Saved> => {
    const before = id === undefined ? undefined : await findRecord(tx, name, id);
    if (id !== undefined && before === undefined) return nothing;
    if (before && before['version'] !== version) throw new Refused(conflict);
    const now = context.clock();
    const work = { tx, context, now, form, id, before, isRestored, later };
    const saved = await saveIn(name, work);
    return saved === 'waiting' ? { status: 202, isWaiting: true } : { status: 200, result: saved };
  });
  for (const tell of later) await tell();
  return saved;
}

/**
 * Answers api/admin/{entity}/save: makes a record, or changes the version that was seen. 111 duplicate,
 * 202 when a second administrator has to approve, 400 with the broken rule and its field, 404 not there, 409 changed meanwhile or in use.
 */
export const adminSave: MemberHandler<'adminSave'> = async (input, context) => {
  const say = (key: MessageKey) => message(context.language, key);
  try {
    return await save(input.entity, input, context);
  } catch (error) {
    if (error instanceof Refused) {
      const { status, key, field } = error.fault;
      return { status, message: say(key), ...(field === undefined ? {} : { field }) };
    }
    if (isUniqueViolation(error)) return { status: 111, message: say('admin.duplicate') };
    if (isConstraintViolation(error)) return { status: 400, message: say('admin.invalid') };
    throw error;
  }
};
