import type { Language } from '@temple-land/portal-core';
import type { Actor } from '../support/actor.ts';
import { readPageCopy } from '../support/pageCopy.ts';

/** Answers the questions that lead to an application for a lease. */
export async function answerQuestions({ page, press }: Actor, language: Language): Promise<void> {
  const t = readPageCopy(language);
  await press(page.getByLabel(t['apply:kind.temple.yes'], { exact: true }));
  await press(page.getByLabel(t['apply:kind.wish.use'], { exact: true }));
  await press(page.getByRole('button', { name: t['apply:kind.continue'], exact: true }));
  await press(page.getByRole('button', { name: t['apply:kind.found.start'] }));
}
