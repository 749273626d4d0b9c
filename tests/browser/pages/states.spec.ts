import { expect, test, type Page } from '@playwright/test';
import type { Language } from '@temple-land/portal-core';
import { expectNoFindings, expectNoSidewaysScroll } from '../support/audit.ts';
import { expectScreenReaderSupport } from '../support/screenReader.ts';
import { screens, type Screen } from './screens.ts';
import { deleteDraft } from '../support/session.ts';
import { startSignedIn } from '../support/signIn.ts';

const states = screens.filter(({ prepare }) => prepare !== undefined);

async function openState(page: Page, screen: Screen, language: Language): Promise<void> {
  const { path, prepare, user } = screen;
  if (user === 'citizen') await deleteDraft(page, 2);
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await prepare?.(page, language);
  await page.waitForLoadState('networkidle');
}

test.describe('every state of a page', () => {
  for (const state of states) {
    test(`${state.name} is without findings, and fits 320 px in Odia`, async ({ page }) => {
      // Without animations, because fading text has less contrast.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (state.user) await startSignedIn(page, state.user);
      await page.goto('/home');
      await openState(page, state, 'en');
      await expectNoFindings(page, state.name);
      await expectScreenReaderSupport(page, state.name);
      await page.setViewportSize({ width: 320, height: 700 });
      await openState(page, state, 'or');
      await expectNoFindings(page, `${state.name} in Odia at 320 px`);
      await expectScreenReaderSupport(page, `${state.name} in Odia at 320 px`);
      await expectNoSidewaysScroll(page, `${state.name} in Odia at 320 px`);
    });
  }
});

const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
} p { margin-block-end: 2em !important; }`;

/** Returns the texts that are cut off because their boxes do not grow. */
const findCutOffTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        const isClipping = /hidden|clip/.test(overflowX + overflowY) && clipPath === 'none';
        const isTooSmall =
          element.scrollWidth > element.clientWidth + 1 ||
          element.scrollHeight > element.clientHeight + 1;
        return isClipping && isTooSmall && element.querySelector('img') === null;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

test.describe('wide text spacing', () => {
  for (const path of ['/home', '/login', '/registration', '/website/grievance/addgrievance']) {
    test(`${path} cuts nothing off`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }, spacing);
      expect(await findCutOffTexts(page)).toEqual([]);
      await expectNoSidewaysScroll(page, `${path} with wide text spacing`);
    });
  }
});
