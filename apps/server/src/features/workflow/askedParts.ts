import { and, desc, eq, isNotNull } from 'drizzle-orm';
import {
  en,
  findCorrectionFault,
  getDocumentKindName,
  landApplicationFields,
  listAddedDocuments,
  message,
  parseAskedParts,
  toAskedData,
  toCorrectedName,
  type AskedParts,
  type CorrectedAnswer,
  type FormField,
  type Language,
  type LandField,
  type MessageKey,
} from '@temple-land/portal-core';
import { listKindsOfApplication } from '../../db/applications/applicationWrites.ts';
import { findCorrectedLandDetails } from '../../db/applications/landDetails.ts';
import type { Database } from '../../db/database.ts';
import { applications, applicationSteps } from '../../db/schema/applications.ts';
import { documents } from '../../db/schema/documents.ts';

const asking = 'QUERY';
const answering = 'answer';
const landType = 2;

const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(en, key);

/** What a step asks of the applicant, or answers to what was asked. */
export interface AskedRequest {
  action: string;
  documents?: readonly string[] | undefined;
  documentKinds?: Readonly<Record<string, number>> | undefined;
  asked?: AskedParts | undefined;
  corrections?: readonly CorrectedAnswer[] | undefined;
}

/** Returns what the last question to the applicant asked for besides its text. */
async function findAskedParts(db: Database, applicationId: number) {
  const isQuestion = and(
    eq(applicationSteps.applicationId, applicationId),
    eq(applicationSteps.state, asking),
    eq(applicationSteps.action, 'query'),
  );
  const [question] = await db
    .select({ given: applicationSteps.given })
    .from(applicationSteps)
    .where(isQuestion)
    .orderBy(desc(applicationSteps.id))
    .limit(1);
  return parseAskedParts(question?.given);
}

/** The data of a step, and the kinds of documents that were asked for; those of the step where they are absent. */
interface AskedData {
  data: Readonly<Record<string, string>>;
  documents?: readonly number[] | undefined;
}

/** Why a step is refused: the applicant sends what was not asked, or an answer against the rule of its field. */
type AskedFault = { why: 'unknown' } | { message: string };

const nothing: AskedData = { data: {} };
const notAsked: AskedFault = { why: 'unknown' };

/** Returns the answers of an application before the new ones. */
async function loadAnswers(db: Database, id: number): Promise<Readonly<Record<string, unknown>>> {
  const [row] = await db.select().from(applications).where(eq(applications.id, id));
  return { ...row, ...(await findCorrectedLandDetails(db, id)) };
}

/** Returns the message of a new answer against the rule of its field. */
function describeFault(language: Language, field: LandField, key: string): string {
  const { labels, max = 0, printed }: FormField = landApplicationFields[field];
  const label = printed?.label[language === 'or' ? 'or' : 'en'] ?? labels.form;
  return message(language, isMessageKey(key) ? key : 'step.need', { label, n: max });
}

/** Returns the documents that the new answers ask for, which another kind of applicant needs, as far as they are new. */
async function listNewDocuments(
  db: Database,
  id: number,
  answers: Readonly<Record<string, unknown>>,
  corrections: readonly CorrectedAnswer[],
) {
  const rules = await listKindsOfApplication(db, id);
  const texts = Object.fromEntries(corrections.map(({ field, text }) => [field, text.trim()]));
  const added = listAddedDocuments(rules, answers, { ...answers, ...texts });
  const rows = await db
    .select({ kind: documents.kind })
    .from(documents)
    .where(and(eq(documents.applicationId, id), isNotNull(documents.kind)));
  return added.filter(({ rule }) => !rows.some(({ kind }) => kind === rule.documentId));
}

/**
 * Returns the data of a step that asks for documents and answers, or of the applicant's step that gives them, or why
 * what the applicant sends is refused. Old files and answers stay as they are.
 */
export async function readAskedData(
  db: Database,
  application: { id: number; type: number; state: string },
  request: AskedRequest,
  { to, language }: { to: string; language: Language },
): Promise<AskedData | AskedFault> {
  const {
    action,
    asked,
    corrections = [],
    documentKinds: kinds = {},
    documents: files = [],
  } = request;
  if (application.type !== landType) return nothing;
  if (to === asking) return asked === undefined ? nothing : { data: toAskedData(asked) };
  if (application.state !== asking || action !== answering) return nothing;
  const parts = await findAskedParts(db, application.id);
  const answers = await loadAnswers(db, application.id);
  const added = await listNewDocuments(db, application.id, answers, corrections);
  const allowed = parts && [...parts.documents, ...added.map(({ rule }) => rule.documentId)];
  const sent = files.map((file) => kinds[file] ?? 0);
  if (!sent.every((kind) => allowed?.includes(kind) ?? true)) return notAsked;
  const fault = findCorrectionFault(parts?.fields ?? [], answers, corrections);
  if (fault === 'notAsked') return notAsked;
  if (fault) return { message: describeFault(language, fault.field, fault.message) };
  const missing = added.find(({ rule, required }) => required && !sent.includes(rule.documentId));
  if (missing) {
    const label = getDocumentKindName(missing.rule, language);
    return { message: message(language, 'apply.document.required', { label }) };
  }
  const data = Object.fromEntries(
    corrections.map(({ field, text }) => [toCorrectedName(field), text.trim()]),
  );
  return { data, documents: allowed };
}
