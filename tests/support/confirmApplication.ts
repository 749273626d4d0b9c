import { and, eq } from 'drizzle-orm';
import { hashToken } from '../../apps/server/src/db/accounts/sessionToken.ts';
import { codes, sessions, users } from '../../apps/server/src/db/schema/account.ts';
import type { TestApp } from './makeApp.ts';

/** The hash of the cookie by which a service knows its browser. */
const browserHashes = new WeakMap<TestApp, string>();

async function findMobile({ deps: { db } }: TestApp, token: string): Promise<string> {
  const [user] = await db
    .select({ mobile: users.mobile })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, hashToken(token)));
  return user?.mobile ?? '';
}

/**
 * Enters the code of an application, unless the account has no number; after the first one a confirmation is stored
 * without another message.
 */
export async function confirmApplication(service: TestApp, token: string): Promise<void> {
  const { db, clock } = service.deps;
  const mobileNo = await findMobile(service, token);
  if (mobileNo === '') return;
  const isIt = and(eq(codes.mobile, mobileNo), eq(codes.purpose, 'apply'));
  const known = browserHashes.get(service);
  if (known !== undefined) {
    const now = clock();
    const row = { sentOn: now, usedOn: now, verifiedOn: now, browserHash: known };
    await db
      .insert(codes)
      .values({ mobile: mobileNo, purpose: 'apply', codeHash: '', ...row })
      .onConflictDoUpdate({ target: [codes.mobile, codes.purpose], set: row });
    return;
  }
  await service.call('confirmationSend', {}, token);
  const otp = service.sms.codeOf(mobileNo);
  const answer = await service.call('confirmationMatch', { otp }, token);
  if (answer.status !== 200) throw new Error(`The code was refused: ${answer.status}`);
  const [row] = await db.select().from(codes).where(isIt);
  browserHashes.set(service, row?.browserHash ?? '');
}
