import { message, type Language, type StepData } from '@temple-land/portal-core';
import { isReasonInUse, listReasons } from '../../db/applications/reasons.ts';
import type { Database } from '../../db/database.ts';
import type { MemberHandler } from '../../handler.ts';
import type { ApplicationState } from './applicationState.repository.ts';

/** Answers api/officer/reasons: the reasons that a case of a type can have now, in the reader's language. */
export const reasonList: MemberHandler<'reasonList'> = async (
  { applicationType },
  { db, language },
) => ({ status: 200, result: await listReasons(db, applicationType, language) });

/** Returns the message for a reason that a case cannot have, for example a retired one; undefined if it can. */
export async function checkReason(
  tx: Database,
  { type }: ApplicationState,
  { reason }: StepData,
  language: Language,
): Promise<string | undefined> {
  if (reason === undefined || (await isReasonInUse(tx, type, reason))) return undefined;
  return message(language, 'step.reason');
}
