import type { LetterDraft, LetterText, StepData } from '@temple-land/portal-core';
import { draftLetter } from '../../db/applications/letters.ts';
import type { Database } from '../../db/database.ts';
import type { SignedIn } from '../../handler.ts';
import type { ApplicationState } from './applicationState.repository.ts';

/** The letter that a step issues: as the template drafts it, and in the wording of the officer. */
export interface StepLetter {
  draft: LetterDraft & { templateId: number };
  wording: LetterText;
}

/** Returns the letter of a step, in the draft's own wording where the officer gives none; undefined without a letter. */
export async function prepareStepLetter(
  tx: Database,
  application: ApplicationState,
  { name: action, to, given }: { name: string; to: string; given: StepData },
  wording: LetterText | undefined,
  { caller, clock }: SignedIn,
): Promise<StepLetter | undefined> {
  const request = { application, action, to, given, officer: caller.fullName, now: clock() };
  const draft = await draftLetter(tx, request);
  return draft && { draft, wording: wording ?? { en: draft.en, or: draft.or } };
}
