import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumFlags, testBrowserPath } from '../../scripts/chromium.ts';
import { listAxeFindings } from './listAxeFindings.ts';
import { countComponents } from './sixteenComponents.ts';
import { listCopies, makeNextApp, serveNextApp } from './nextApp.ts';

const patienceMs = 480_000;

/** The tests of an application of Next with the packed kit; in the file of the package, because both pack the kit. */
export function describeNextApp(): void {
  describe('an application of Next with server components', () => {
    let temporary = '';
    let folder = '';
    let served: { url: string; stop: () => void } | undefined;
    let browser: Browser;
    let page: Page;
    const complaints: string[] = [];

    beforeAll(async () => {
      temporary = mkdtempSync(join(tmpdir(), 'kit-next-'));
      folder = await makeNextApp(temporary);
      served = await serveNextApp(folder);
      browser = await chromium.launch({ executablePath: testBrowserPath(), args: chromiumFlags });
      page = await browser.newPage();
      page.on('console', (message) => complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(served.url);
      await page.getByRole('spinbutton').first().waitFor();
    }, patienceMs);
    afterAll(async () => {
      await browser.close();
      served?.stop();
      rmSync(temporary, { recursive: true, force: true });
    });

    it('contains the server components in its prerendered page, in Odia', () => {
      const html = readFileSync(join(folder, '.next/server/app/index.html'), 'utf8');
      for (const text of ['Apply for a berth', 'ପର୍ଯ୍ୟାୟ 2/3', 'ପଥସୂଚକ', 'ସମାପ୍ତ', 'Home port'])
        expect(html).toContain(text);
    });

    it('is used by keyboard in the words of the dictionary', async () => {
      await page.getByRole('button', { name: 'Continue' }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Send the application?' });
      await dialog.getByRole('button', { name: 'ବନ୍ଦ କରନ୍ତୁ' }).waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      const port = page.getByRole('combobox', { name: 'Home port' });
      await port.focus();
      await page.keyboard.type('p');
      await page.getByText('2ଟି ଫଳାଫଳ').waitFor({ state: 'attached' });
      await page.getByRole('option', { name: 'Puri' }).waitFor();
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => port.getAttribute('aria-activedescendant')).not.toBeNull();
      await page.keyboard.press('Enter');
      await expect.poll(() => port.inputValue()).toBe('Puri');
    });

    it('leaves the words of React Aria to a French combobox beside it', async () => {
      await page.getByRole('button', { name: /^Afficher les suggestions/ }).waitFor();
      const port = page.getByRole('combobox', { name: 'Port', exact: true });
      await port.focus();
      await page.keyboard.type('p');
      await page.getByText(/2\soptions\sdisponible/u).waitFor({ state: 'attached' });
      await page.getByRole('option', { name: 'Puri' }).waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => port.getAttribute('aria-expanded')).toBe('false');
    });

    it('has one copy of React Aria, in the version of the application', () => {
      expect(listCopies(folder, 'react-aria-components')).toEqual(['react-aria-components@1.22.0']);
      for (const name of ['react-aria', 'react-stately', '@internationalized/date'])
        expect(listCopies(folder, name)).toHaveLength(1);
    });

    it('has at least 16 components, no finding of axe and no message in the console', async () => {
      expect(await countComponents(page)).toBeGreaterThanOrEqual(16);
      expect(await listAxeFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  });
}
