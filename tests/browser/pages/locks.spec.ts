import { expect, test, type Page } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { holdScripts } from '../support/holdScripts.ts';
import { watchCall } from '../support/watchCall.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { createSession, startWithSession } from '../support/session.ts';
import { soft } from '../support/expectations.ts';

const m = messages.en;
const t = readPageCopy('en');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Sets the mode of the configuration to production. */
const setProductionMode = (page: Page) =>
  page.route('**/service/config', async (route) => {
    const response = await route.fetch();
    const answered = (await response.json()) as object;
    await route.fulfill({ response, json: { ...answered, mode: 'production' } });
  });

/** Records whether the page prevented the default actions of the browser. */
const recordPrevented = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['contextmenu', 'keydown', 'dragstart', 'drop'])
      window.addEventListener(name, (event) => {
        document.documentElement.setAttribute(
          'data-prevented',
          `${name} ${event.defaultPrevented}`,
        );
      });
  });

test('in production right click, developer keys and Back are blocked, and dragging always', async ({
  page,
  context,
  request,
}) => {
  await recordPrevented(page);
  const html = page.locator('html');
  const expectDragBlocked = async () => {
    for (const selector of ['main a', 'main input']) {
      const drag = () =>
        page
          .locator(selector)
          .first()
          .evaluate((element) =>
            element.dispatchEvent(new DragEvent('dragstart', { bubbles: true, cancelable: true })),
          );
      // The lock is active after hydration.
      await expect.soft(async () => expect(await drag()).toBe(false)).toPass({ timeout: 8000 });
      await soft(html).toHaveAttribute('data-prevented', 'dragstart true');
    }
  };
  await page.goto('/login');
  await test.step('CO-042, UN-097: dragging is blocked outside production too', expectDragBlocked);
  await test.step('outside production the menu and the keys stay', async () => {
    await heading(page).click({ button: 'right' });
    await soft(html).toHaveAttribute('data-prevented', 'contextmenu false');
    await page.keyboard.press('F12');
    await soft(html).toHaveAttribute('data-prevented', 'keydown false');
  });
  await setProductionMode(page);
  await page.goto('/login');
  await expect(page.getByText(t['common:shell.demo'])).toHaveCount(0);
  await test.step('CO-042: dragging is blocked in production', expectDragBlocked);
  await test.step('CO-038: right click', async () => {
    await heading(page).click({ button: 'right' });
    await soft(html).toHaveAttribute('data-prevented', 'contextmenu true');
  });
  await test.step('CO-039, CO-040: Ctrl+Shift+I and F12', async () => {
    for (const keys of ['Control+Shift+I', 'F12']) {
      await page.keyboard.press('a');
      await page.keyboard.press(keys);
      await soft(html).toHaveAttribute('data-prevented', 'keydown true');
    }
  });
  await test.step('UN-096: text fields and the menu key keep the menu', async () => {
    await page.getByLabel(m['login.userId'], { exact: true }).click({ button: 'right' });
    await soft(html).toHaveAttribute('data-prevented', 'contextmenu false');
  });
  await startWithSession(context, await createSession(request, '9437000001', 'Citizen@123'));
  await page.goto('/citizen/citizen-dashboard');
  await test.step('CO-041: Back stays inside a logged-in area', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByText('My Applications').click();
    await expect(page).toHaveURL(/\/citizen\/applications$/);
    await page.evaluate(() => window.history.back());
    await page.waitForTimeout(300);
    await soft(page).toHaveURL(/\/citizen\/applications$/);
    await soft(heading(page)).toHaveText(t['common:title.myApplications']);
  });
  await test.step('CO-041: Back before the next page has come', async () => {
    const release = await holdScripts(page);
    const applyForLand = { name: m['header.applyForLand'], exact: true };
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', applyForLand).click();
    await page.evaluate(() => window.history.back());
    await page.waitForTimeout(300);
    await soft(heading(page)).toHaveText(t['common:title.myApplications']);
    release();
    await soft(heading(page)).toHaveText(m['header.applyForLand']);
    await soft(page).toHaveURL(/\/website\/grievance\/addgrievance$/);
  });
});

test('data is requested 5 ms after the page, and the Feature Menu changes one second after a press', async ({
  page,
}) => {
  const summary = await watchCall(page, 'api/getSummaryDetails');
  await page.clock.install({ time: new Date('2026-11-21T06:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-21T06:00:01Z'));
  await test.step('CO-028: nothing is asked before 5 ms', async () => {
    await page.goto('/website/about');
    await expect(heading(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(4);
    await page.waitForTimeout(100);
    expect.soft(summary.count).toBe(0);
    const askedNext = async () => {
      await page.clock.runFor(50);
      return summary.count;
    };
    await soft.poll(askedNext).toBe(1);
  });
  await test.step('CO-029: the Feature Menu opens 1000 ms after a press', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/website/feature-inner');
    await page.waitForLoadState('networkidle');
    // Delayed renders of React wait for the paused clock.
    await page.clock.runFor(1000);
    const menu = page.getByRole('button', { name: new RegExp(`^${m['feature.menu']}`) });
    await menu.click();
    await page.clock.runFor(999);
    await soft(menu).toHaveAttribute('aria-expanded', 'false');
    await page.clock.runFor(1);
    await soft(menu).toHaveAttribute('aria-expanded', 'true');
  });
});
