import { expect, test, type Browser, type Page } from '@playwright/test';
import { createKeyboardActor, createPointerActor } from '../support/actor.ts';
import { collectConsoleErrors } from '../support/audit.ts';
import {
  apply,
  approve,
  readBellNotification,
  logIn,
  register,
  track,
  type Journey,
} from './journey.ts';

async function runJourney(browser: Browser, page: Page, journey: Journey): Promise<void> {
  const lines = collectConsoleErrors(page);
  await page.addInitScript(
    (language) => localStorage.setItem('language', language),
    journey.language,
  );
  const actor = journey.actorOf(page);
  await register(actor, journey);
  await logIn(actor, journey);
  const number = await apply(actor, journey);
  await approve(browser, number, journey);
  await readBellNotification(actor, number, journey);
  await track(browser, number, journey);
  expect(lines).toEqual([]);
}

// Requirements: RO-002, RO-006, RO-009, RO-010, RO-017, RO-019
test.describe('one land application from registration to tracking', () => {
  const journeys: readonly (readonly [title: string, Journey])[] = [
    [
      'in Odia',
      { language: 'or', mobile: '9861000102', name: 'ମାଳତୀ ଜେନା', actorOf: createPointerActor },
    ],
    [
      'by keyboard alone',
      { language: 'en', mobile: '9861000103', name: 'Hari Barik', actorOf: createKeyboardActor },
    ],
  ];
  for (const [title, journey] of journeys) {
    test(title, ({ browser, page }) => runJourney(browser, page, journey));
  }
});
