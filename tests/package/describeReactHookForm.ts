import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPage, type FreshApp } from './freshApp.ts';
import { openHarbour } from './harbourPage.ts';
import { listAxeFindings } from './listAxeFindings.ts';
import { countComponents, tabTo } from './sixteenComponents.ts';

const patienceMs = 480_000;

async function fillByKeyboard(page: Page, folder: string): Promise<void> {
  const { keyboard } = page;
  const paper = join(folder, 'paper.pdf');
  writeFileSync(paper, 'paper');
  // The browser needs a moment before it hands choosers over, so it is asked first.
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('textbox', { name: 'Boat' }).focus();
  await keyboard.type('Ghost');
  await tabTo(page, /^Harbour/);
  await keyboard.type('Par');
  await tabTo(page, /^Home port/);
  await keyboard.type('dham');
  await page.getByRole('option', { name: 'Dhamra' }).waitFor();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await tabTo(page, /^Ship/);
  await keyboard.press('Space');
  await tabTo(page, /^Water/);
  await keyboard.press('Space');
  await tabTo(page, /^Day/);
  await keyboard.type('24122026');
  await tabTo(page, /^Papers/);
  await keyboard.press('Enter');
  await (await chooser).setFiles(paper);
  await tabTo(page, /^Remarks/);
  await keyboard.type('By night');
  await tabTo(page, /^Code/);
  await keyboard.type('408172');
  await tabTo(page, /^Send me news/);
  await keyboard.press('Space');
  await tabTo(page, /^I know/);
  await keyboard.press('Space');
}

/** The tests of a form with react-hook-form in the application of another department. */
export function describeReactHookForm(getApp: () => FreshApp): void {
  describe('a form with react-hook-form', () => {
    let harbour: Awaited<ReturnType<typeof openHarbour>>;
    let page: Page;
    const send = () => page.getByRole('button', { name: 'Send', exact: true }).press('Enter');
    const boat = () => page.getByRole('textbox', { name: 'Boat' });
    const problems = () => page.getByRole('alert').getByRole('link').allTextContents();

    beforeAll(async () => {
      harbour = await openHarbour(await buildPage(getApp(), 'reactHookForm'));
      page = await harbour.open('light');
      await page.getByRole('spinbutton').first().waitFor();
    }, patienceMs);
    afterAll(() => harbour.close());

    it('focuses the first invalid field when it is sent empty, and lists all in page order', async () => {
      await send();
      await expect
        .poll(problems)
        .toEqual([
          'Enter the boat',
          'Select a harbour',
          'Select the home port',
          'Select the kind of vessel',
          'Select at least one service',
          'Enter the day of arrival',
          'Add the papers',
          'Enter the code',
          'Accept the rules',
        ]);
      await expect.poll(() => boat().evaluate((e) => e === document.activeElement)).toBe(true);
      for (const problem of await problems())
        expect(await page.getByText(problem, { exact: true }).count()).toBe(2);
      expect(await listAxeFindings(page)).toEqual([]);
    });

    it('leads from each problem to its field', async () => {
      for (const problem of await problems()) {
        await page.getByRole('link', { name: problem }).press('Enter');
        const field = page.locator('[data-invalid]', { hasText: problem });
        const hasFocus = () =>
          field.evaluateAll((all) => all.some((one) => one.contains(document.activeElement)));
        await expect.poll(hasFocus).toBe(true);
      }
    });

    it('is filled by keyboard and shows what a server does not accept', async () => {
      await fillByKeyboard(page, getApp().folder);
      await expect.poll(problems).toEqual([]);
      await send();
      await expect.poll(problems).toEqual(['No boat of this name is known']);
      await boat().fill('Tarini');
      await expect.poll(problems).toEqual([]);
    });

    it('gives the values of all fields', async () => {
      await send();
      const sent = await page.locator('output').textContent();
      expect(JSON.parse(sent ?? '')).toEqual({
        boat: 'Tarini',
        harbour: 'Paradip',
        port: 'Dhamra',
        vessel: 'Ship',
        services: ['water'],
        arrival: '2026-12-24',
        papers: ['paper.pdf'],
        remarks: 'By night',
        code: '408172',
        news: true,
        rules: true,
      });
    });

    it('is empty after a reset, without problems', async () => {
      await page.getByRole('button', { name: 'Start again' }).press('Enter');
      await expect.poll(() => boat().inputValue()).toBe('');
      expect(await page.getByRole('combobox', { name: 'Home port' }).inputValue()).toBe('');
      expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
      expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
      expect(await page.getByRole('spinbutton').allTextContents()).toEqual(['dd', 'mm', 'yyyy']);
      expect(await page.getByText('paper.pdf', { exact: true }).count()).toBe(0);
      expect(await problems()).toEqual([]);
    });

    it('has at least 16 components, no finding of axe and no message in the console', async () => {
      expect(await countComponents(page)).toBeGreaterThanOrEqual(16);
      expect(await listAxeFindings(page)).toEqual([]);
      expect(await problems()).toEqual([]);
      expect(harbour.complaints).toEqual([]);
    });
  });
}
