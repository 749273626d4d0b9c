import { mobileVerifiedMs, resetRightMs } from '@temple-land/portal-core';
import { hashToken } from '../../../db/accounts/sessionToken.ts';
import type { Database } from '../../../db/database.ts';
import type { Context } from '../../../handler.ts';
import {
  consumeVerification,
  hasVerification,
  type CodePurpose,
  type CodeVerification,
} from './codes.repository.ts';

/** Returns the name of the cookie that proves the verification of a code. */
export const proofCookie = (purpose: CodePurpose) => `proof-${purpose}`;

/** How long the right of a proved code lasts. */
export const verificationLifeMs: Readonly<Record<CodePurpose, number>> = {
  register: mobileVerifiedMs,
  reset: resetRightMs,
  mobileOld: resetRightMs,
  mobileNew: resetRightMs,
};

function getVerification(
  { clock, cookies }: Context,
  mobile: string,
  purpose: CodePurpose,
): CodeVerification {
  const browserHash = hashToken(cookies.get(proofCookie(purpose)) ?? '');
  const verifiedAfter = new Date(clock().getTime() - verificationLifeMs[purpose]);
  return { mobile, purpose, browserHash, verifiedAfter };
}

/** Returns whether this browser has lately proved the code of a number; the right stays. */
export function hasVerifiedCode(context: Context, mobile: string, purpose: CodePurpose) {
  return hasVerification(context.db, getVerification(context, mobile, purpose));
}

/** Uses up the right of this browser to a number whose code it proved; false when it has none. */
export function consumeVerifiedCode(
  context: Context,
  db: Database,
  mobile: string,
  purpose: CodePurpose,
) {
  return consumeVerification(db, getVerification(context, mobile, purpose));
}
