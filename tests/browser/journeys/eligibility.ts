import type { Language } from '@temple-land/portal-core';
import {
  boundaryTexts,
  applicantTexts,
  newChallanNumber,
  readCodeNumber,
} from '../applications/applicantFields.ts';
import type { Actor } from '../support/actor.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { getSentCode } from '../support/sampleService.ts';

/** Answers the questions that lead to an application for a lease. */
async function answerQuestions({ page, press }: Actor, language: Language): Promise<void> {
  const t = readPageCopy(language);
  await press(page.getByLabel(t['apply:kind.temple.yes'], { exact: true }));
  await press(page.getByLabel(t['apply:kind.wish.use'], { exact: true }));
  await press(page.getByRole('button', { name: t['apply:kind.continue'], exact: true }));
  await press(page.getByRole('button', { name: t['apply:kind.found.start'] }));
}

/** Types who applies: one person. */
async function typeApplicant(actor: Actor, language: Language): Promise<void> {
  const { page, press, type, choose } = actor;
  const t = readPageCopy(language);
  await press(page.getByLabel(t['common:apply.applicant.individual'], { exact: true }));
  await page.getByRole('main').getByRole('spinbutton').first().focus();
  await page.keyboard.type('15081985');
  const identity = page.getByLabel(t['common:apply.identity'], { exact: true });
  await choose(identity, t['common:apply.identity.voter']);
  for (const [key, text] of Object.entries(applicantTexts)) {
    await type(page.getByLabel(t[key as keyof typeof applicantTexts], { exact: true }), text);
  }
}

/** Answers the questions that lead to an application for a lease, and types who applies. */
export async function startApplication(actor: Actor, language: Language): Promise<void> {
  await answerQuestions(actor, language);
  await typeApplicant(actor, language);
}

/** Chooses what is on the land: nothing. */
export async function chooseLandUse(actor: Actor, language: Language): Promise<void> {
  const { page, press, choose, type } = actor;
  const t = readPageCopy(language);
  await choose(
    page.getByLabel(t['common:apply.use'], { exact: true }),
    t['common:apply.use.vacant'],
  );
  await press(page.getByLabel(t['common:apply.structure.none'], { exact: true }));
  for (const [key, text] of Object.entries(boundaryTexts)) {
    await type(page.getByLabel(t[key as keyof typeof boundaryTexts], { exact: true }), text);
  }
}

/** Types the challan of the application fee. */
export async function typeChallan({ page, type }: Actor, language: Language): Promise<void> {
  const t = readPageCopy(language);
  const number = page.getByLabel(t['common:apply.challanNo'], { exact: true });
  await type(number, newChallanNumber());
  await page.getByRole('main').getByRole('spinbutton').first().focus();
  await page.keyboard.type('05012026');
  await type(page.getByLabel(t['common:apply.challanAmount'], { exact: true }), '100');
}

/** Asks for the code that confirms the application, and types it. */
export async function typeConfirmation(actor: Actor, language: Language): Promise<void> {
  const { page, press, type } = actor;
  const t = readPageCopy(language);
  const mobile = await readCodeNumber(page);
  await press(page.getByRole('button', { name: t['apply:confirm.send'] }));
  const code = page.getByLabel(t['apply:confirm.label']);
  await code.waitFor();
  await type(code, await getSentCode(page.request, mobile));
}
