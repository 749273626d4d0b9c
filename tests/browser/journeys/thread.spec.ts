import { expect, test, type Browser, type Page } from '@playwright/test';
import { keyboardActor, pointerActor } from '../support/actor.ts';
import { watchConsole } from '../support/audit.ts';
import { apply, approve, hearBell, logIn, register, track, type Errand } from './errand.ts';

async function runErrand(browser: Browser, page: Page, errand: Errand): Promise<void> {
  const lines = watchConsole(page);
  await page.addInitScript(
    (language) => localStorage.setItem('language', language),
    errand.language,
  );
  const actor = errand.actorOf(page);
  await register(actor, errand);
  await logIn(actor, errand);
  const number = await apply(actor, errand);
  await approve(browser, number, errand);
  await hearBell(actor, number, errand);
  await track(browser, number, errand);
  expect(lines).toEqual([]);
}

// Requirements: RO-002, RO-006, RO-009, RO-010, RO-017, RO-019
test.describe('one application through the whole house', () => {
  const errands: readonly (readonly [title: string, Errand])[] = [
    [
      'in English',
      { language: 'en', mobile: '9861000101', name: 'Ketaki Sahu', actorOf: pointerActor },
    ],
    [
      'in Odia',
      { language: 'or', mobile: '9861000102', name: 'ମାଳତୀ ଜେନା', actorOf: pointerActor },
    ],
    [
      'by keyboard alone',
      { language: 'en', mobile: '9861000103', name: 'Hari Barik', actorOf: keyboardActor },
    ],
  ];
  for (const [title, errand] of errands) {
    test(title, ({ browser, page }) => runErrand(browser, page, errand));
  }
});
