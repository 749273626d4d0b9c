import { confirmationLifeMs, mobileVerifiedMs, resetRightMs } from '@temple-land/portal-core';
import { hashToken } from '../../../db/accounts/sessionToken.ts';
import type { Database } from '../../../db/database.ts';
import type { Context } from '../../../handler.ts';
import {
  consumeVerification,
  hasVerification,
  proofCookie,
  type CodePurpose,
  type CodeVerification,
} from '../../../db/accounts/codes.ts';

/** How long the verification of a code is valid. */
export const verificationLifeMs: Readonly<Record<CodePurpose, number>> = {
  register: mobileVerifiedMs,
  reset: resetRightMs,
  mobileOld: resetRightMs,
  mobileNew: resetRightMs,
  represent: resetRightMs,
  apply: confirmationLifeMs,
  report: confirmationLifeMs,
  erase: confirmationLifeMs,
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

/** Returns whether this browser has recently verified the code of a number, without consuming the verification. */
export function hasVerifiedCode(context: Context, mobile: string, purpose: CodePurpose) {
  return hasVerification(context.db, getVerification(context, mobile, purpose));
}

/** Consumes the verification of a number by this browser; false if there is none. */
export function consumeVerifiedCode(
  context: Context,
  db: Database,
  mobile: string,
  purpose: CodePurpose,
) {
  return consumeVerification(db, getVerification(context, mobile, purpose));
}
