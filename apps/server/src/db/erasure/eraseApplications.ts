import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { isDecidingAction, type WorkflowType } from '@temple-land/portal-core';
import { selectIdentityKinds } from '../applications/identityKinds.ts';
import type { Database } from '../database.ts';
import { bidders, reports } from '../schema/applicationDetails.ts';
import { applications, applicationSteps } from '../schema/applications.ts';
import { tenderQuestions } from '../schema/auctions.ts';
import { caseNotes, documentChecks } from '../schema/caseWork.ts';
import { notifications } from '../schema/content.ts';
import { documents } from '../schema/documents.ts';
import { landDetails } from '../schema/landDetails.ts';
import { applicationMessages } from '../schema/messages.ts';
import { officeQuestions } from '../schema/officeQuestions.ts';
import { paymentReversals } from '../schema/paymentReversals.ts';
import type { users } from '../schema/account.ts';
import { isKeptDocument, selectOwnApplications } from './erasureScope.ts';
import { eraseOwnSteps } from './eraseSteps.ts';
import { deleteRows } from './eraseTraces.ts';
import { redactFieldReports } from './redactFieldReports.ts';
import { buildIdentifierPattern, redactRows, type RedactedTexts } from './redactRows.ts';
import type { Tally } from './tally.ts';

type User = typeof users.$inferSelect;

/** The personal answers of a land application, as they are without them. */
const noPersonalAnswers = {
  institutionName: '',
  nameOdia: '',
  registrationNo: '',
  officeHeld: '',
  guardianName: '',
  birthDate: null,
  gender: '',
  socialCategory: '',
  incomeBand: '',
  identityKind: '',
  identityEnd: '',
  addressLine: '',
  addressVillage: '',
  addressPost: '',
  addressPolice: '',
  addressDistrict: '',
  pinCode: '',
  shares: null,
  sevaName: '',
  sevayatId: '',
  hasRepresentative: false,
  representativeName: '',
  representativeRelation: '',
  newHolder: '',
} satisfies Partial<typeof landDetails.$inferInsert>;

/**
 * Deletes the documents of a user that no grant rests on; returns the keys of their files. Kept documents lose their
 * names, which can contain that of the person.
 */
async function eraseDocuments(tx: Database, tally: Tally, userId: number): Promise<string[]> {
  const own = selectOwnApplications(tx, userId);
  // A document that a counter operator added is the person's too.
  const isOwn = or(
    eq(documents.ownerId, userId),
    and(inArray(documents.applicationId, own), inArray(documents.kind, selectIdentityKinds(tx))),
  );
  const isKept = isKeptDocument(tx, userId);
  const deleted = await tx
    .delete(documents)
    .where(and(isOwn, sql`(${isKept}) is not true`))
    .returning({ key: documents.storageKey });
  tally.add('deleted', documents, deleted.length);
  const renamed = await tx
    .update(documents)
    .set({
      fileName: sql`'document-' || ${documents.id} || coalesce(substring(${documents.fileName} from '\\.[A-Za-z]+$'), '')`,
    })
    .where(and(eq(documents.ownerId, userId), isKept))
    .returning({ id: documents.id });
  tally.add('anonymised', documents, renamed.length);
  return deleted.flatMap(({ key }) => (key === null ? [] : [key]));
}

/** The decisions of applications, whose wording the printed orders attest. */
async function listDecisions(tx: Database, own: SQL): Promise<number[]> {
  const rows = await tx
    .select({ id: applicationSteps.id, action: applicationSteps.action, type: applications.type })
    .from(applicationSteps)
    .innerJoin(applications, eq(applications.id, applicationSteps.applicationId))
    .where(own);
  return rows
    .filter(({ type, action }) => isDecidingAction(type as WorkflowType, action))
    .map(({ id }) => id);
}

/** Texts of the office and of others in which the name of a person can be. */
async function listTexts(tx: Database, userId: number): Promise<RedactedTexts[]> {
  const own = selectOwnApplications(tx, userId);
  const isOwn = inArray(applicationSteps.applicationId, own);
  const decisions = await listDecisions(tx, isOwn);
  const numbers = tx
    .select({ number: applications.number })
    .from(applications)
    .where(eq(applications.applicantId, userId));
  const files = tx
    .select({ id: documents.id })
    .from(documents)
    .where(inArray(documents.applicationId, own));
  return [
    { table: applications, columns: [applications.purpose], where: inArray(applications.id, own) },
    {
      table: reports,
      columns: [reports.whoKnown, reports.landmark],
      where: inArray(reports.applicationId, own),
    },
    {
      table: applicationSteps,
      columns: [applicationSteps.byName, applicationSteps.remark, applicationSteps.given],
      where: and(isOwn, sql`${applicationSteps.id} <> all(${`{${decisions.join(',')}}`}::int[])`),
    },
    { table: caseNotes, columns: [caseNotes.text], where: inArray(caseNotes.applicationId, own) },
    {
      table: officeQuestions,
      columns: [officeQuestions.question, officeQuestions.answer],
      where: inArray(officeQuestions.applicationId, own),
    },
    {
      table: documentChecks,
      columns: [documentChecks.note],
      where: inArray(documentChecks.documentId, files),
    },
    {
      table: documents,
      columns: [documents.fileName],
      where: inArray(documents.applicationId, own),
    },
    {
      table: paymentReversals,
      columns: [paymentReversals.reason],
      where: inArray(paymentReversals.applicationId, own),
    },
    {
      table: notifications,
      columns: [notifications.text],
      where: inArray(notifications.applicationNo, numbers),
    },
    {
      table: tenderQuestions,
      columns: [tenderQuestions.question, tenderQuestions.answer],
      where: eq(tenderQuestions.askedBy, userId),
    },
  ];
}

/** Deletes messages, personal answers and documents of the applications of a user; returns the keys of the files. */
export async function eraseApplications(tx: Database, tally: Tally, user: User): Promise<string[]> {
  const own = selectOwnApplications(tx, user.id);
  await deleteRows(
    tx,
    tally,
    applicationMessages,
    or(inArray(applicationMessages.applicationId, own), eq(applicationMessages.authorId, user.id)),
  );
  const answers = await tx
    .update(landDetails)
    .set(noPersonalAnswers)
    .where(inArray(landDetails.applicationId, own))
    .returning({ id: landDetails.applicationId });
  tally.add('anonymised', landDetails, answers.length);
  const registered = await tx
    .update(bidders)
    .set({ aadhaarEnd: '' })
    .where(eq(bidders.userId, user.id))
    .returning({ id: bidders.id });
  tally.add('anonymised', bidders, registered.length);
  const keys = await eraseDocuments(tx, tally, user.id);
  await eraseOwnSteps(tx, tally, user.id);
  const pattern = buildIdentifierPattern(user);
  if (pattern === undefined) return keys;
  for (const texts of await listTexts(tx, user.id)) {
    tally.add('anonymised', texts.table, await redactRows(tx, texts, pattern));
  }
  await redactFieldReports(tx, tally, user.id, pattern);
  return keys;
}
