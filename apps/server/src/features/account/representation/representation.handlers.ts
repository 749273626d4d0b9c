import {
  formatIndianDateTime,
  message,
  representationMs,
  type RepresentationStartRequest,
} from '@temple-land/portal-core';
import {
  endRepresentation,
  findRepresentation,
  startRepresentation,
} from '../../../db/accounts/representations.ts';
import { recordAccess } from '../../../db/activity/accessLedger.ts';
import { addAuditEntry } from '../../../db/activity/audit.ts';
import { isRateLimited } from '../../../db/limits/rateLimit.ts';
import { addLocalizedNotification } from '../../../db/notifications/notify.ts';
import type { MemberHandler, SignedIn } from '../../../handler.ts';
import type { User } from '../account.repository.ts';
import { getSendStatus, sendCode } from '../codes/otp.ts';
import {
  findPersonByOtp,
  findPersonByPersonalCode,
  registerPerson,
  type ConsentingPerson,
} from './consentOfPerson.ts';

const sendLimit = { action: 'represent-send', requests: 60, windowMs: 3_600_000 };

/** Answers api/representation/sendotp: 401 limit, 503 no message can be sent; says nothing about accounts. */
export const personCodeSend: MemberHandler<'personCodeSend'> = async ({ mobile }, context) => {
  if (await isRateLimited(context, sendLimit)) return { status: 401 };
  return { status: getSendStatus(await sendCode(context, mobile, 'represent'), 401) };
};

function findConsentingPerson(
  request: RepresentationStartRequest,
  context: SignedIn,
): Promise<ConsentingPerson> {
  switch (request.proof) {
    case 'otp':
      return findPersonByOtp(request, context);
    case 'personalCode':
      return findPersonByPersonalCode(request, context);
    case 'form':
      return registerPerson(request, context);
  }
}

const hourAndMinute = { from: 11, to: 16 };

async function actFor(
  person: User,
  proof: RepresentationStartRequest['proof'],
  context: SignedIn,
): Promise<Date> {
  const { db, caller, clock } = context;
  const now = clock();
  const endsOn = new Date(now.getTime() + representationMs);
  const { tokenHash: sessionHash, userId: representativeId } = caller;
  const pair = { personId: person.id, representativeId };
  const time = formatIndianDateTime(endsOn).slice(hourAndMinute.from, hourAndMinute.to);
  const values = { name: caller.fullName, time };
  await db.transaction(async (tx) => {
    await startRepresentation(tx, { ...pair, sessionHash, proof, startedOn: now, endsOn });
    const access = { subjectId: person.id, readerId: representativeId, record: 'profile' };
    await recordAccess(tx, [{ ...access, purpose: 'representation' }], now);
    const text = (language: Parameters<typeof message>[0]) =>
      message(language, 'notice.represented', values);
    await addLocalizedNotification(tx, person.id, text, now, { kind: 'account' });
    const remark = `act for user ${person.id}`;
    await addAuditEntry(tx, context, { action: 'CREATE', remark, changedFields: [] });
  });
  return endsOn;
}

/**
 * Answers api/representation/start: 400 the name of a person without an account is missing, 401 too many codes, 403 not
 * a citizen who may be represented, 404 wrong code, 409 a form's number was used.
 */
export const representationStart: MemberHandler<'representationStart'> = async (
  request,
  context,
) => {
  const found = await findConsentingPerson(request, context);
  if ('status' in found) return { status: found.status };
  const { person, personalCode } = found;
  const isOther = person.id !== context.caller.userId;
  if (person.userType !== 'CI' || person.isBlocked === 1 || !isOther) return { status: 403 };
  const endsOn = await actFor(person, request.proof, context);
  const { id: personId, fullName } = person;
  return {
    status: 200,
    result: { personId, fullName, endsOn: endsOn.toISOString(), personalCode },
  };
};

/** Answers api/representation: the person for whom the session acts; 404 without one. */
export const representation: MemberHandler<'representation'> = async (_, context) => {
  const { db, caller, clock } = context;
  const found = await findRepresentation(db, caller.tokenHash, clock());
  if (!found) return { status: 404 };
  const { personId, fullName, endsOn } = found;
  return { status: 200, result: { personId, fullName, endsOn: endsOn.toISOString() } };
};

/** Answers api/representation/end: acts for nobody any more; idempotent. */
export const representationEnd: MemberHandler<'representationEnd'> = async (_, context) => {
  const { db, caller, clock } = context;
  await endRepresentation(db, caller.tokenHash, clock());
  return { status: 200 };
};
