import { and, desc, eq } from 'drizzle-orm';
import {
  parseAskedParts,
  toAskedData,
  toCorrectedName,
  type AskedParts,
  type LandField,
} from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { applicationSteps } from '../../db/schema/applications.ts';

const asking = 'QUERY';
const answering = 'answer';
const landType = 2;

/** What a step asks of the applicant, or answers to what was asked. */
export interface AskedRequest {
  action: string;
  documents?: readonly string[] | undefined;
  documentKinds?: Readonly<Record<string, number>> | undefined;
  asked?: AskedParts | undefined;
  corrections?: readonly { field: LandField; text: string }[] | undefined;
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

const nothing: AskedData = { data: {} };

/**
 * Returns the data of a step that asks for documents and answers, or of the applicant's step that gives them; undefined
 * if the applicant sends what was not asked. Old files and answers stay as they are.
 */
export async function readAskedData(
  db: Database,
  application: { id: number; type: number; state: string },
  request: AskedRequest,
  to: string,
): Promise<AskedData | undefined> {
  const { action, asked, corrections = [], documentKinds: kinds = {}, documents = [] } = request;
  if (application.type !== landType) return nothing;
  if (to === asking) return asked === undefined ? nothing : { data: toAskedData(asked) };
  if (application.state !== asking || action !== answering) return nothing;
  const parts = await findAskedParts(db, application.id);
  const isAsked = (name: LandField) => parts?.fields.includes(name) === true;
  const isAllowed = (file: string) =>
    parts === undefined || parts.documents.includes(kinds[file] ?? 0);
  if (!documents.every(isAllowed) || !corrections.every(({ field }) => isAsked(field)))
    return undefined;
  const data = Object.fromEntries(
    corrections.map(({ field, text }) => [toCorrectedName(field), text.trim()]),
  );
  return { data, documents: parts?.documents };
}
