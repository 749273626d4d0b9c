import { privacyNoticeVersion, type RepresentationStartRequest } from '@temple-land/portal-core';
import { and, eq, gt } from 'drizzle-orm';
import { citizenRole } from '../../../db/accounts/citizenRole.ts';
import { endCode } from '../../../db/accounts/codes.ts';
import { saveConsent } from '../../../db/accounts/consents.ts';
import type { Database } from '../../../db/database.ts';
import { enforceUserRateLimit } from '../../../db/limits/rateLimit.ts';
import { users } from '../../../db/schema/account.ts';
import { applications } from '../../../db/schema/applications.ts';
import { personalCodes } from '../../../db/schema/representation.ts';
import type { SignedIn } from '../../../handler.ts';
import { createUser, findUser, findUserByMobile, type User } from '../account.repository.ts';
import { verifyCode } from '../codes/otp.ts';
import { consumeVerifiedCode, hasVerifiedCode } from '../codes/verifiedCode.ts';
import { hashPassword } from '../passwords/passwordHash.ts';
import {
  createPersonalCode,
  findPersonByCode,
  formatPersonalCode,
  hashPersonalCode,
  replacePersonalCode,
  savePersonalCode,
} from './personalCodes.ts';

type Proof<Name extends RepresentationStartRequest['proof']> = Extract<
  RepresentationStartRequest,
  { proof: Name }
>;

/** A person who consented, with a code to be printed if it is new; or the status of a refusal. */
export type ConsentingPerson = { person: User; personalCode: string } | { status: number };

const codeLimit = { action: 'personal-code', requests: 10, windowMs: 30 * 60_000 };
const formLimit = { action: 'personal-form', requests: 60, windowMs: 60 * 60_000 };

/** A lost answer to the first form can be repeated this long. */
const repeatMs = 60 * 60_000;

/** Creates the account of a person who has none, with a password that nobody knows. */
async function createPerson(
  tx: Database,
  context: SignedIn,
  person: { fullName: string; loginId: string; mobile: string },
): Promise<User | undefined> {
  const { clock, language, random } = context;
  const now = clock();
  const passwordHash = await hashPassword(random.token(32));
  const id = await createUser(tx, {
    ...person,
    userType: 'CI',
    roleId: citizenRole,
    passwordHash,
    language,
    createdOn: now,
  });
  if (id === undefined) return undefined;
  const consent = { purpose: 'service', noticeVersion: privacyNoticeVersion } as const;
  await saveConsent(tx, id, consent, now);
  return findUser(tx, id);
}

/** Checks the code on a person's own mobile; a number without an account needs the name first. */
export async function findPersonByOtp(
  { mobile, otp, fullName }: Proof<'otp'>,
  context: SignedIn,
): Promise<ConsentingPerson> {
  const { db } = context;
  const isVerified = await hasVerifiedCode(context, mobile, 'represent');
  if (!isVerified) {
    const result = await verifyCode(context, mobile, 'represent', otp);
    if (result !== 'right') return { status: result === 'locked' ? 401 : 404 };
  }
  const known = await findUserByMobile(db, mobile);
  if (!known && fullName === undefined) return { status: 400 };
  return db.transaction(async (tx) => {
    // Of two parallel requests with one code only one begins, and none after it.
    if (isVerified && !(await consumeVerifiedCode(context, tx, mobile, 'represent')))
      return { status: 404 };
    await endCode(tx, mobile, 'represent');
    const person =
      known ??
      (await createPerson(tx, context, { fullName: fullName ?? '', loginId: mobile, mobile }));
    return person ? { person, personalCode: '' } : { status: 403 };
  });
}

/** Finds the person whose printed code was entered; ten codes in half an hour. */
export async function findPersonByPersonalCode(
  { personalCode }: Proof<'personalCode'>,
  context: SignedIn,
): Promise<ConsentingPerson> {
  const { db, config, caller } = context;
  await enforceUserRateLimit(context, caller.userId, codeLimit);
  const id = await findPersonByCode(db, config, personalCode);
  const person = id === undefined ? undefined : await findUser(db, id);
  return person ? { person, personalCode: '' } : { status: 404 };
}

/** Finds the person of a form that this operator entered within the hour, and who has sent nothing yet. */
async function findRepeatedForm(
  tx: Database,
  { fullName, formNo }: Proof<'form'>,
  { caller, clock }: SignedIn,
): Promise<User | undefined> {
  const [row] = await tx
    .select({ user: users })
    .from(personalCodes)
    .innerJoin(users, eq(users.id, personalCodes.userId))
    .where(
      and(
        eq(personalCodes.issuedBy, caller.userId),
        eq(personalCodes.formNo, formNo),
        eq(users.fullName, fullName),
        gt(personalCodes.issuedOn, new Date(clock().getTime() - repeatMs)),
      ),
    );
  if (!row) return undefined;
  const sent = await tx.$count(applications, eq(applications.applicantId, row.user.id));
  return sent === 0 ? row.user : undefined;
}

class FormUsed extends Error {}

/** Registers a person without a mobile by a signed form and issues the personal code; for counters only. */
export async function registerPerson(
  request: Proof<'form'>,
  context: SignedIn,
): Promise<ConsentingPerson> {
  const { db, config, caller, clock, random } = context;
  if (caller.userType !== 'C') return { status: 403 };
  await enforceUserRateLimit(context, caller.userId, formLimit);
  const code = createPersonalCode(random);
  const codeHash = hashPersonalCode(config, code);
  const personalCode = formatPersonalCode(code);
  try {
    return await db.transaction(async (tx) => {
      const repeated = await findRepeatedForm(tx, request, context);
      if (repeated) {
        await replacePersonalCode(tx, repeated.id, codeHash);
        return { person: repeated, personalCode };
      }
      const { fullName, formNo } = request;
      const loginId = `person-${random.token(12)}`;
      const person = await createPerson(tx, context, { fullName, loginId, mobile: '' });
      if (!person) return { status: 403 };
      const row = { userId: person.id, codeHash, issuedBy: caller.userId, formNo };
      if (!(await savePersonalCode(tx, { ...row, issuedOn: clock() }))) throw new FormUsed();
      return { person, personalCode };
    });
  } catch (error) {
    if (error instanceof FormUsed) return { status: 409 };
    throw error;
  }
}
