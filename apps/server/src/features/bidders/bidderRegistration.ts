import { and, eq } from 'drizzle-orm';
import {
  bidderFields,
  getTenderState,
  message,
  tempFileLifeMs,
  toStoredAnswers,
  toTenderWindow,
  type Input,
  type Language,
  type StoredName,
} from '@temple-land/portal-core';
import { attachDocuments, incrementSequence } from '../../db/applications/applicationWrites.ts';
import { addAuditEntry } from '../../db/activity/audit.ts';
import { hasWithdrawn } from '../../db/accounts/consents.ts';
import { watermarkSoon } from '../../db/maintenance/watermarkDocuments.ts';
import type { Database } from '../../db/database.ts';
import { runOnce } from '../../db/idempotency.ts';
import { getIndianYear } from '../../db/indianDay.ts';
import { addNotification } from '../../db/notifications/notify.ts';
import { bidders } from '../../db/schema/applicationDetails.ts';
import { tenders } from '../../db/schema/content.ts';
import type { MemberHandler, Reply, SignedIn } from '../../handler.ts';
import { parseAadhaar, getLastDigits } from './aadhaar.ts';

type Request = Input<'bidderRegistration'>;
type Answer = Reply<'bidderRegistration'>;
type StoredAnswers = Pick<typeof bidders.$inferInsert, StoredName<typeof bidderFields>>;

const bidderSequence = 6;

/** Thrown to roll back when a file does not belong to the caller. */
class AttachmentError extends Error {}

async function findOpenTender(tx: Database, id: number, now: Date) {
  const [tender] = await tx.select().from(tenders).where(eq(tenders.id, id)).for('share');
  const isOpen = tender && getTenderState(toTenderWindow(tender), now.getTime()) === 'open';
  return isOpen ? tender : undefined;
}

async function findNumber(tx: Database, tenderId: number, userId: number) {
  const [row] = await tx
    .select({ number: bidders.number })
    .from(bidders)
    .where(and(eq(bidders.tenderId, tenderId), eq(bidders.userId, userId)));
  return row?.number;
}

const alreadyRegistered = (number: string, language: Language): Answer => ({
  status: 409,
  message: message(language, 'bidder.registered', { number }),
});

const twoDigits = (value: number, width: number) => String(value).padStart(width, '0');

async function storeBidder(tx: Database, request: Request, aadhaar: string, context: SignedIn) {
  const { caller, clock } = context;
  const now = clock();
  const tenderId = request.tenderAdvertisementId;
  const tender = await findOpenTender(tx, tenderId, now);
  if (!tender) return undefined;
  const year = getIndianYear(now);
  const place = await incrementSequence(tx, bidderSequence, `tender ${tenderId}`, year);
  const number = `AUC/${year}/${twoDigits(tenderId, 4)}/${twoDigits(place, 2)}`;
  const answers: StoredAnswers = toStoredAnswers(bidderFields, request);
  const registered = { number, tenderId, userId: caller.userId, registeredOn: now };
  const [row] = await tx
    .insert(bidders)
    .values({ ...answers, ...registered, aadhaarEnd: getLastDigits(aadhaar) })
    .returning({ id: bidders.id });
  const tempIds = [...new Set(request.documents)];
  const youngest = new Date(now.getTime() - tempFileLifeMs);
  const owner = { bidderId: row?.id ?? 0 };
  const attached = await attachDocuments(tx, owner, {
    ownerId: caller.userId,
    tempIds,
    kinds: {},
    createdAfter: youngest,
  });
  if (attached !== tempIds.length) throw new AttachmentError();
  const values = { number, letter: tender.letterNo };
  await addNotification(tx, caller.userId, 'notice.bidder', values, now, {
    kind: 'tender',
    path: `/website/tender/${tenderId}`,
  });
  await addAuditEntry(tx, context, {
    action: 'CREATE',
    remark: `bidder ${number}`,
    changedFields: [],
  });
  return number;
}

/**
 * Answers auction/bidderregistraration/save: registers the caller once for a tender, from its start to its close
 * inclusive; 409 outside this time or if already registered by another request; 400 for a wrong Aadhaar number or file,
 * or without consent. A repeated request returns the same number.
 */
export const bidderRegistration: MemberHandler<'bidderRegistration'> = async (request, context) => {
  const { db, caller, language } = context;
  const aadhaar = parseAadhaar(request.adharNo);
  if (aadhaar === undefined) return { status: 400, message: message(language, 'shared.aadhaar') };
  if (await hasWithdrawn(db, caller.userId, 'service')) {
    return { status: 400, message: message(language, 'consent.needed') };
  }
  try {
    const answer = await runOnce(context, async (tx): Promise<Answer> => {
      const earlier = await findNumber(tx, request.tenderAdvertisementId, caller.userId);
      if (earlier !== undefined) return alreadyRegistered(earlier, language);
      const bidderNo = await storeBidder(tx, request, aadhaar, context);
      return bidderNo === undefined ? { status: 409 } : { status: 200, result: { bidderNo } };
    });
    await watermarkSoon(context, caller.userId);
    return answer;
  } catch (error) {
    const earlier = await findNumber(db, request.tenderAdvertisementId, caller.userId);
    if (earlier !== undefined) return alreadyRegistered(earlier, language);
    if (!(error instanceof AttachmentError)) throw error;
    return { status: 400, message: message(language, 'apply.document.failed') };
  }
};
