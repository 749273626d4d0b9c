import { expect, test } from '@playwright/test';
import type { Language } from '@temple-land/portal-core';
import { createAssistiveActor, createKeyboardActor } from '../support/actor.ts';
import { collectConsoleErrors } from '../support/audit.ts';
import {
  resetPassword,
  saveNoticeFile,
  printTender,
  registerAccount,
  trackSampleApplication,
} from './visitorJourneys.ts';

const journeys = [
  ['registers', registerAccount],
  ['sets a forgotten password anew', resetPassword],
  ['tracks an application', trackSampleApplication],
  ['finds and prints a tender', printTender],
  ['finds a notice and its file', saveNoticeFile],
] as const;
const actors = [
  ['by keyboard alone', createKeyboardActor],
  ['from roles and names alone', createAssistiveActor],
] as const;
const languages: readonly Language[] = ['en', 'or', 'hi'];
const widths = [360, 1440];

// Each journey with each input method; languages and widths rotate. `journeys.spec.ts` and `landApplication.spec.ts` go by
// mouse.
const runs = journeys.flatMap(([title, journey], row) =>
  actors.map(([by, actorOf], column) => ({
    title,
    journey,
    by,
    actorOf,
    language: languages[(row + column) % languages.length] ?? 'en',
    width: widths[(row + column) % widths.length] ?? 360,
    mobile: `98610004${row}${column}`,
  })),
);

for (const { title, journey, by, actorOf, language, width, mobile } of runs) {
  test(`a visitor ${title} ${by}, in ${language} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    const lines = collectConsoleErrors(page);
    await journey(actorOf(page), { language, mobile, name: 'Kuni Barik', actorOf });
    expect(lines).toEqual([]);
  });
}
