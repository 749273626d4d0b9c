import { and, eq, gt } from 'drizzle-orm';
import { captchaLifeMs, type Input } from '@temple-land/portal-core';
import { captchas } from '../../db/schema/account.ts';
import type { Deps } from '../../handler.ts';

// Answers are compared in small letters, so no answer equals it.
const noSolution = 'TRACKED';

const getId = ({ applicationType, applicationNo, captchaId }: Input<'trackProgress'>) =>
  `tracked ${applicationType} ${applicationNo} ${captchaId}`;

/**
 * Remembers for the life of a captcha that its sender found an application.
 */
export async function rememberTracked(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tracked: Input<'trackProgress'>,
): Promise<void> {
  await db
    .insert(captchas)
    .values({ id: getId(tracked), solution: noSolution, createdOn: clock() })
    .onConflictDoNothing();
}

/** Returns whether the sender of a captcha has found an application with it. */
export async function wasTracked(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tracked: Input<'trackProgress'>,
): Promise<boolean> {
  const oldest = new Date(clock().getTime() - captchaLifeMs);
  const found = await db.$count(
    captchas,
    and(eq(captchas.id, getId(tracked)), gt(captchas.createdOn, oldest)),
  );
  return found > 0;
}
