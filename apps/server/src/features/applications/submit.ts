import {
  message,
  tempFileLifeMs,
  getStatusCode,
  type ApplicationType,
  type LandColumn,
  type MessageKey,
  type MessageValues,
} from '@temple-land/portal-core';
import {
  addStep,
  attachDocuments,
  createApplicationNumber,
} from '../../db/applications/applicationWrites.ts';
import { findCurrentWorkflow } from '../../db/applications/workflowVersions.ts';
import { getActingPerson, nameActor } from '../../db/accounts/actingPerson.ts';
import { addAuditEntry } from '../../db/activity/audit.ts';
import { hasWithdrawn } from '../../db/accounts/consents.ts';
import { watermarkSoon } from '../../db/maintenance/watermarkDocuments.ts';
import { findDueTime } from '../../db/applications/dueTime.ts';
import type { Database } from '../../db/database.ts';
import { runOnce } from '../../db/idempotency.ts';
import { getIndianYear } from '../../db/indianDay.ts';
import { addNotification } from '../../db/notifications/notify.ts';
import type { applications } from '../../db/schema/applications.ts';
import type { SignedIn } from '../../handler.ts';
import { deleteDraft, insertApplication } from './applications.repository.ts';

/** The reason of a refused submission, as a message key. */
export interface SubmissionRefusal {
  key: MessageKey;
  values?: MessageValues;
}

type NewApplication = typeof applications.$inferInsert;
type PlaceColumns = 'districtId' | 'tahasilId' | 'mouzaId' | 'khataNo' | 'plotCode';

/** The rows to store for a form. */
export interface PreparedRows {
  /** The code of the district, for the application number. */
  district: string;
  values: Pick<NewApplication, PlaceColumns | LandColumn>;
  /** Inserts the details of the application type. */
  details?: (tx: Database, applicationId: number) => Promise<void>;
}

/** A submitted form: type, initial state, temporary files and their kinds. */
export interface FormSubmission {
  type: ApplicationType;
  state: string;
  documents: readonly string[];
  documentKinds?: Readonly<Record<string, number>> | undefined;
}

/** The answer to a submission: its result, or a refusal. */
export type SubmissionAnswer<Result> =
  { status: 200; result: Result } | { status: 400; message: string };

/** Thrown to roll back a refused submission. */
class SubmissionRefused extends Error {
  readonly refusal: SubmissionRefusal;
  constructor(refusal: SubmissionRefusal) {
    super('refused');
    this.refusal = refusal;
  }
}

const listRecipients = (caller: SignedIn['caller']) => [
  ...new Set([caller.userId, getActingPerson(caller).userId]),
];

async function storeApplication(
  tx: Database,
  form: FormSubmission,
  { district, values, details }: PreparedRows,
  context: SignedIn,
): Promise<string> {
  const { caller, clock } = context;
  const { type, state } = form;
  const now = clock();
  const number = await createApplicationNumber(tx, type, district, getIndianYear(now));
  const { version: workflowVersion, workflow } = await findCurrentWorkflow(tx, type, now);
  const id = await insertApplication(tx, {
    ...values,
    number,
    type,
    state,
    status: getStatusCode(workflow, state) ?? '',
    workflowVersion,
    stateSince: now,
    dueOn: await findDueTime(tx, workflow, state, now),
    applicantId: caller.userId,
    filedById: caller.representative?.userId ?? null,
    createdOn: now,
  });
  if (id === undefined) throw new SubmissionRefused({ key: 'apply.plot.taken' });
  await details?.(tx, id);
  const tempIds = [...new Set(form.documents)];
  const youngest = new Date(now.getTime() - tempFileLifeMs);
  const files = {
    ownerId: caller.userId,
    tempIds,
    kinds: form.documentKinds ?? {},
    createdAfter: youngest,
  };
  const attached = await attachDocuments(tx, { applicationId: id }, files);
  if (attached !== tempIds.length) throw new SubmissionRefused({ key: 'apply.document.failed' });
  const by = nameActor(caller);
  const step = { action: 'submit', state, status: 'P', remark: '' };
  await addStep(tx, { applicationId: id, at: now, ...by, ...step });
  await deleteDraft(tx, caller.userId, type);
  for (const userId of listRecipients(caller))
    await addNotification(tx, userId, 'notice.submitted', { number }, now);
  const changedFields = [{ label: 'state', value: state }];
  await addAuditEntry(tx, context, {
    action: 'CREATE',
    remark: `application ${number}`,
    changedFields,
  });
  return number;
}

/**
 * Stores a form in one transaction: application, details, files, first step, notification and audit entry; deletes its
 * draft. `resultOf` builds the result from its number; a refusal is 400 with the reason.
 */
export async function submit<Result>(
  context: SignedIn,
  form: FormSubmission,
  prepare: (tx: Database) => Promise<PreparedRows | SubmissionRefusal>,
  resultOf: (number: string) => Result,
): Promise<SubmissionAnswer<Result>> {
  const { caller } = context;
  try {
    const answer = await runOnce(context, async (tx) => {
      if (await hasWithdrawn(tx, caller.userId, 'service')) {
        throw new SubmissionRefused({ key: 'consent.needed' });
      }
      const prepared = await prepare(tx);
      if ('key' in prepared) throw new SubmissionRefused(prepared);
      const result = resultOf(await storeApplication(tx, form, prepared, context));
      return { status: 200 as const, result };
    });
    await watermarkSoon(context, caller.userId);
    return answer;
  } catch (error) {
    if (!(error instanceof SubmissionRefused)) throw error;
    const { key, values } = error.refusal;
    return { status: 400, message: message(context.language, key, values) };
  }
}
