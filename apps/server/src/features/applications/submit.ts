import { createHash } from 'node:crypto';
import {
  dueAt,
  indianDate,
  message,
  tempFileLifeMs,
  wireCodeOf,
  type ApplicationType,
  type MessageKey,
  type MessageValues,
} from '@temple-land/portal-core';
import { addStep, attachDocuments, nextNumber } from '../../db/applicationWrites.ts';
import { audit } from '../../db/audit.ts';
import { hasWithdrawn } from '../../db/consents.ts';
import type { Database } from '../../db/database.ts';
import { indianYear } from '../../db/indianDay.ts';
import { addNotification, unreadCount } from '../../db/notify.ts';
import type { SignedIn } from '../../handler.ts';
import { dropDraft, findByKey, insertApplication } from './applications.repository.ts';

/** Why a submit was refused, in words of the catalogue. */
export interface Refusal {
  key: MessageKey;
  values?: MessageValues;
}

/** What a form asks to be stored: its rows, once its land was found in the record. */
export interface Prepared {
  /** Code of the district, for the number. */
  district: string;
  values: {
    districtId: number;
    tahasilId: number;
    mouzaId: number | null;
    khataNo: string;
    plotCode: string;
    purpose: string;
    holding?: string;
    area: number;
  };
  /** Writes the rows that only this type has. */
  details?: (tx: Database, applicationId: number) => Promise<void>;
}

/** A form that was sent: its type and first state, its waiting files, the key of the screen if any. */
export interface Form {
  type: ApplicationType;
  state: string;
  documents: readonly string[];
  idempotencyKey?: string | undefined;
}

/** The number of the application, or why there is none. */
export type Submitted = { number: string } | { refused: Refusal };

/** Ends the transaction of a submit that is refused. */
class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super('refused');
    this.refusal = refusal;
  }
}

// Without a key of the screen the content is the key: the same form sent twice on a day is one.
function keyOf(form: Form, day: string): string {
  if (form.idempotencyKey !== undefined) return form.idempotencyKey;
  const hash = createHash('sha256')
    .update(JSON.stringify([day, form]))
    .digest('hex');
  return `content-${hash.slice(0, 40)}`;
}

async function store(
  tx: Database,
  form: Form,
  key: string,
  { district, values, details }: Prepared,
  context: SignedIn,
): Promise<string> {
  const { caller, clock } = context;
  const { type, state } = form;
  const now = clock();
  const number = await nextNumber(tx, type, district, indianYear(now));
  const due = dueAt(type, state, now.getTime());
  const id = await insertApplication(tx, {
    ...values,
    number,
    type,
    state,
    status: wireCodeOf(type, state) ?? '',
    stateSince: now,
    dueOn: due === undefined ? null : new Date(due),
    applicantId: caller.userId,
    idempotencyKey: key,
    createdOn: now,
  });
  if (id === undefined) throw new Refused({ key: 'apply.plot.taken' });
  await details?.(tx, id);
  const tempIds = [...new Set(form.documents)];
  const youngest = new Date(now.getTime() - tempFileLifeMs);
  const attached = await attachDocuments(
    tx,
    { applicationId: id },
    caller.userId,
    tempIds,
    youngest,
  );
  if (attached !== tempIds.length) throw new Refused({ key: 'apply.document.failed' });
  const by = { byName: caller.fullName, byUserId: caller.userId };
  const step = { action: 'submit', state, status: 'P', remark: '' };
  await addStep(tx, { applicationId: id, at: now, ...by, ...step });
  await dropDraft(tx, caller.userId, type);
  await addNotification(tx, caller.userId, 'notice.submitted', { number }, now);
  const changedFields = [{ label: 'state', value: state }];
  await audit(tx, context, { action: 'CREATE', remark: `application ${number}`, changedFields });
  return number;
}

/**
 * Stores a form in one transaction: application, its own rows, files, first step, notification, audit.
 * One application a key, whatever is sent twice or in parallel.
 */
export async function submit(
  context: SignedIn,
  form: Form,
  prepare: (tx: Database) => Promise<Prepared | Refusal>,
): Promise<Submitted> {
  const { db, live, caller, clock } = context;
  const key = keyOf(form, indianDate(clock()));
  const known = (tx: Database) => findByKey(tx, caller.userId, form.type, key);
  try {
    const number = await db.transaction(async (tx) => {
      const earlier = await known(tx);
      if (earlier !== undefined) return earlier;
      if (await hasWithdrawn(tx, caller.userId, 'service')) {
        throw new Refused({ key: 'consent.needed' });
      }
      const prepared = await prepare(tx);
      if ('key' in prepared) throw new Refused(prepared);
      return store(tx, form, key, prepared, context);
    });
    await live.bell(caller.userId, await unreadCount(db, caller.userId));
    return { number };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const earlier = await known(db);
    return earlier === undefined ? { refused: error.refusal } : { number: earlier };
  }
}

/** Gives the answer of a refused submit: 400 with the reason in the caller's language. */
export function refusedAnswer({ language }: SignedIn, { key, values }: Refusal) {
  return { status: 400, message: message(language, key, values) };
}
