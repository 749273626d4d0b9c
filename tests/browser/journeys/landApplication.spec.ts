import { expect, test, type Browser, type Page } from '@playwright/test';
import { createKeyboardActor, createPointerActor } from '../support/actor.ts';
import { collectConsoleErrors } from '../support/audit.ts';
import { createMobile } from '../support/session.ts';
import { applyOverHttp } from './applyOverHttp.ts';
import { approve, enter, readBellNotification, track, type Journey } from './journey.ts';

async function runJourney(browser: Browser, page: Page, journey: Journey): Promise<void> {
  const lines = collectConsoleErrors(page);
  await page.addInitScript(
    (language) => localStorage.setItem('language', language),
    journey.language,
  );
  const actor = journey.actorOf(page);
  await enter(actor, journey);
  const number = await applyOverHttp(actor);
  await page.reload();
  await approve(browser, number, journey);
  await readBellNotification(actor, number, journey);
  await track(browser, number, journey);
  expect(lines).toEqual([]);
}

// Requirements: RO-002, RO-006, RO-009, RO-010, RO-017, RO-019
// Registration, login and the form itself are in `lives/landLife.spec.ts`, in the same two ways.
test.describe('a land application from its approval to tracking', () => {
  const journeys: readonly (readonly [title: string, Journey])[] = [
    [
      'in Odia',
      { language: 'or', mobile: createMobile(), name: 'ମାଳତୀ ଜେନା', actorOf: createPointerActor },
    ],
    [
      'by keyboard alone',
      { language: 'en', mobile: createMobile(), name: 'Hari Barik', actorOf: createKeyboardActor },
    ],
  ];
  for (const [title, journey] of journeys) {
    test(title, ({ browser, page }) => runJourney(browser, page, journey));
  }
});
