import { and, desc, eq, isNull } from 'drizzle-orm';
import {
  confirmationLifeMs,
  declarationVersion,
  isApplicationKind,
  type Input,
} from '@temple-land/portal-core';
import { consumeVerification, proofCookie } from '../../db/accounts/codes.ts';
import { hashToken } from '../../db/accounts/sessionToken.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { applicationDeclarations } from '../../db/schema/landDetails.ts';
import { consents } from '../../db/schema/ledger.ts';
import type { SignedIn } from '../../handler.ts';
import type { SubmissionRefusal } from './submit.ts';

async function findMobile(tx: Database, userId: number): Promise<string> {
  const [user] = await tx.select({ mobile: users.mobile }).from(users).where(eq(users.id, userId));
  return user?.mobile ?? '';
}

/** Returns whether the applicant has entered the code of this application; consumes the confirmation. */
async function consumeConfirmation(tx: Database, context: SignedIn): Promise<boolean> {
  const { caller, clock, cookies } = context;
  // The person has consented by a code or a signature that the other one may act.
  if (caller.representative !== undefined) return true;
  const mobile = await findMobile(tx, caller.userId);
  // An account without a number cannot receive a code.
  if (mobile === '') return true;
  return consumeVerification(tx, {
    mobile,
    purpose: 'apply',
    browserHash: hashToken(cookies.get(proofCookie('apply')) ?? ''),
    verifiedAfter: new Date(clock().getTime() - confirmationLifeMs),
  });
}

/**
 * Returns why an application is not accepted as declared and confirmed: another wording, or no code; undefined if it is,
 * or for a request that names no kind of application.
 */
export async function findDeclarationProblem(
  tx: Database,
  request: Input<'applyLand'>,
  context: SignedIn,
): Promise<SubmissionRefusal | undefined> {
  if (!isApplicationKind(request.applicationKind)) return undefined;
  if (request.declarationVersion !== declarationVersion) {
    return { key: 'apply.declaration.required' };
  }
  return (await consumeConfirmation(tx, context)) ? undefined : { key: 'apply.confirm.required' };
}

/** Stores the wording that an applicant has declared, and the privacy notice to which the account consents. */
export async function saveDeclaration(
  tx: Database,
  applicationId: number,
  request: Input<'applyLand'>,
  { caller, clock, language }: SignedIn,
): Promise<void> {
  if (request.declarationVersion === undefined) return;
  const isActive = and(
    eq(consents.userId, caller.userId),
    eq(consents.purpose, 'service'),
    isNull(consents.withdrawnOn),
  );
  const [consent] = await tx
    .select({ noticeVersion: consents.noticeVersion })
    .from(consents)
    .where(isActive)
    .orderBy(desc(consents.givenOn))
    .limit(1);
  const isRepresented = caller.representative !== undefined;
  const mobile = isRepresented ? '' : await findMobile(tx, caller.userId);
  await tx.insert(applicationDeclarations).values({
    applicationId,
    version: request.declarationVersion,
    language,
    noticeVersion: consent?.noticeVersion ?? '',
    confirmedBy: isRepresented ? 'consent' : mobile === '' ? '' : 'code',
    declaredOn: clock(),
  });
}
