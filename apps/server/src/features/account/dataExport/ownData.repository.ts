import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import { isAmountShown } from '../../../db/applications/valuations.ts';
import type { Database } from '../../../db/database.ts';
import { sessions, signIns, users } from '../../../db/schema/account.ts';
import { queries } from '../../../db/schema/administration.ts';
import {
  bidders,
  drafts,
  quarries,
  reportFollowers,
  reports,
} from '../../../db/schema/applicationDetails.ts';
import { applications, applicationSteps } from '../../../db/schema/applications.ts';
import { tenderQuestions } from '../../../db/schema/auctions.ts';
import { watches } from '../../../db/schema/watches.ts';
import { notifications } from '../../../db/schema/content.ts';
import { channelChoices, deliveries } from '../../../db/schema/deliveries.ts';
import { corrections, correctionSteps } from '../../../db/schema/corrections.ts';
import { documents } from '../../../db/schema/documents.ts';
import { emailChanges } from '../../../db/schema/emailChanges.ts';
import {
  applicationDeclarations,
  landDetails,
  landEstimates,
} from '../../../db/schema/landDetails.ts';
import { accessLedger, consents } from '../../../db/schema/ledger.ts';
import { letterOpenings, letters } from '../../../db/schema/letters.ts';
import { digestChoices, inboxViews } from '../../../db/schema/officeWork.ts';
import { pendingChanges } from '../../../db/schema/pendingChanges.ts';
import { personalDetails } from '../../../db/schema/personalDetails.ts';
import { plots } from '../../../db/schema/land.ts';
import { otherPlots } from '../../../db/schema/otherPlots.ts';
import { applicationMessages } from '../../../db/schema/messages.ts';
import { paymentOrders, payments } from '../../../db/schema/payments.ts';
import { representations } from '../../../db/schema/representation.ts';
import { valuations } from '../../../db/schema/valuations.ts';

const selectOwnIds = (db: Database, userId: number) =>
  db.select({ id: applications.id }).from(applications).where(eq(applications.applicantId, userId));

/** What the portal issued about the applications of a user, and what was declared for them. */
async function loadIssued(db: Database, own: ReturnType<typeof selectOwnIds>) {
  const { draftEn: _, draftOr: __, ...letter } = getTableColumns(letters);
  return {
    declarations: await db
      .select()
      .from(applicationDeclarations)
      .where(inArray(applicationDeclarations.applicationId, own)),
    estimates: await db
      .select()
      .from(landEstimates)
      .where(inArray(landEstimates.applicationId, own)),
    otherPlots: await db
      .select({ ...getTableColumns(otherPlots), plotNo: plots.number })
      .from(otherPlots)
      .innerJoin(plots, eq(plots.id, otherPlots.plotId))
      .where(inArray(otherPlots.applicationId, own)),
    letters: await db.select(letter).from(letters).where(inArray(letters.applicationId, own)),
    amountsDue: await db
      .select(getTableColumns(valuations))
      .from(valuations)
      .innerJoin(applications, eq(applications.id, valuations.applicationId))
      .where(and(inArray(valuations.applicationId, own), isAmountShown(db))),
  };
}

/** Who acted for a user, and the reports that the user follows. */
async function loadRelations(db: Database, userId: number) {
  const { sessionHash: _, ...representation } = getTableColumns(representations);
  return {
    representations: await db
      .select(representation)
      .from(representations)
      .where(eq(representations.personId, userId)),
    followedReports: await db
      .select()
      .from(reportFollowers)
      .where(eq(reportFollowers.userId, userId)),
  };
}

/** The logins, the choices and the requested changes of an account, and the messages that were sent to it. */
async function loadAccountParts(db: Database, userId: number) {
  const { tokenHash: _, ...session } = getTableColumns(sessions);
  const { tokenHash: __, ...emailChange } = getTableColumns(emailChanges);
  return {
    sessions: await db.select(session).from(sessions).where(eq(sessions.userId, userId)),
    emailChanges: await db
      .select(emailChange)
      .from(emailChanges)
      .where(eq(emailChanges.userId, userId)),
    accountChanges: await db.select().from(pendingChanges).where(eq(pendingChanges.userId, userId)),
    channels: await db.select().from(channelChoices).where(eq(channelChoices.userId, userId)),
    deliveries: await db.select().from(deliveries).where(eq(deliveries.userId, userId)),
    openedLetters: await db.select().from(letterOpenings).where(eq(letterOpenings.userId, userId)),
    digests: await db.select().from(digestChoices).where(eq(digestChoices.userId, userId)),
    savedViews: await db.select().from(inboxViews).where(eq(inboxViews.userId, userId)),
    tenderQuestions: await db
      .select()
      .from(tenderQuestions)
      .where(eq(tenderQuestions.askedBy, userId)),
  };
}

/** The requests of a user to correct the record, with their steps. */
async function loadCorrections(db: Database, userId: number) {
  const isOwn = eq(corrections.requestedBy, userId);
  const own = db.select({ id: corrections.id }).from(corrections).where(isOwn);
  return {
    corrections: await db.select().from(corrections).where(isOwn),
    correctionSteps: await db
      .select()
      .from(correctionSteps)
      .where(inArray(correctionSteps.correctionId, own)),
  };
}

/** What a user paid online. */
async function loadPaid(db: Database, userId: number) {
  const isOwn = eq(paymentOrders.payerId, userId);
  const ids = db.select({ id: paymentOrders.id }).from(paymentOrders).where(isOwn);
  return {
    paymentOrders: await db.select().from(paymentOrders).where(isOwn),
    payments: await db.select().from(payments).where(inArray(payments.orderId, ids)),
  };
}

/** Loads what the portal stores about a user, by table; without passwords and hashes. */
export async function loadOwnData(db: Database, userId: number) {
  const { passwordHash: _, ...account } = getTableColumns(users);
  const { deviceHash: __, ...signIn } = getTableColumns(signIns);
  const own = selectOwnIds(db, userId);
  const steps = await db
    .select()
    .from(applicationSteps)
    .where(inArray(applicationSteps.applicationId, own));
  return {
    account: await db.select(account).from(users).where(eq(users.id, userId)),
    personalDetails: await db
      .select()
      .from(personalDetails)
      .where(eq(personalDetails.userId, userId)),
    consents: await db.select().from(consents).where(eq(consents.userId, userId)),
    accesses: await db.select().from(accessLedger).where(eq(accessLedger.subjectId, userId)),
    logins: await db.select(signIn).from(signIns).where(eq(signIns.userId, userId)),
    applications: await db.select().from(applications).where(eq(applications.applicantId, userId)),
    steps: steps.filter((step) => step.isVisible),
    landApplications: await db
      .select()
      .from(landDetails)
      .where(inArray(landDetails.applicationId, own)),
    ...(await loadIssued(db, own)),
    ...(await loadRelations(db, userId)),
    ...(await loadPaid(db, userId)),
    ...(await loadAccountParts(db, userId)),
    reports: await db.select().from(reports).where(inArray(reports.applicationId, own)),
    quarries: await db.select().from(quarries).where(inArray(quarries.applicationId, own)),
    messages: await db
      .select()
      .from(applicationMessages)
      .where(inArray(applicationMessages.applicationId, own)),
    bidders: await db.select().from(bidders).where(eq(bidders.userId, userId)),
    questions: await db.select().from(queries).where(eq(queries.userId, userId)),
    drafts: await db.select().from(drafts).where(eq(drafts.userId, userId)),
    ...(await loadCorrections(db, userId)),
    watches: await db.select().from(watches).where(eq(watches.userId, userId)),
    notifications: await db.select().from(notifications).where(eq(notifications.userId, userId)),
  };
}

/** Returns the files that a user uploaded, oldest first, without those on which changes of the record rest: the office's. */
export const listOwnFiles = (db: Database, userId: number) =>
  db
    .select({
      id: documents.id,
      fileName: documents.fileName,
      storageKey: documents.storageKey,
      mediaType: documents.mediaType,
      sha256: documents.sha256,
      createdOn: documents.createdOn,
    })
    .from(documents)
    .where(and(eq(documents.ownerId, userId), eq(documents.sourceLanguage, '')))
    .orderBy(documents.id);
