import { spawn, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../packages/ui/scripts/runCommand.ts';
import { chromiumFlags, testBrowserPath } from '../../scripts/chromium.ts';
import type { FreshApp } from './freshApp.ts';
import { listAxeFindings } from './listAxeFindings.ts';
import { countComponents } from './sixteenComponents.ts';

const patienceMs = 480_000;

/** Builds the server of the form, starts it and resolves with it and its address. */
async function startServer({ folder }: FreshApp): Promise<{ url: string; server: ChildProcess }> {
  const place = join(folder, 'plainPost');
  const build = ['vite', 'build', '--ssr', 'server.jsx', '--logLevel', 'warn'];
  await runCommand(place, 'pnpm', 'exec', ...build);
  const server = spawn(process.execPath, [join(place, 'dist/server.js')], {
    cwd: place,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const url of createInterface(server.stdout)) return { url, server };
  throw new Error('The server ended before it had an address.');
}

/** The tests of a form that a server renders with the kit and that is sent without JavaScript. */
export function describePlainPost(getApp: () => FreshApp): void {
  describe('a form without JavaScript', () => {
    let server: ChildProcess | undefined;
    let browser: Browser;
    let page: Page;
    const complaints: string[] = [];
    const send = () => page.getByRole('button', { name: 'Send', exact: true }).press('Enter');
    const focusedId = () => page.locator(':focus').getAttribute('id');

    beforeAll(async () => {
      const started = await startServer(getApp());
      server = started.server;
      browser = await chromium.launch({ executablePath: testBrowserPath(), args: chromiumFlags });
      page = await browser.newPage({ javaScriptEnabled: false });
      page.on('console', (message) => complaints.push(message.text()));
      page.on('requestfailed', (request) => complaints.push(request.url()));
      await page.goto(started.url);
    }, patienceMs);
    afterAll(async () => {
      await browser.close();
      server?.kill();
    });

    it('comes back with a summary whose links lead to the fields', async () => {
      await page.getByLabel('Remarks').fill('By night');
      await send();
      const links = page.getByRole('alert').getByRole('link');
      expect(await links.allTextContents()).toEqual([
        'Enter the day of arrival',
        'Enter the boat',
        'Select a harbour',
        'Select the kind of vessel',
        'Accept the rules',
      ]);
      for (const link of await links.all()) {
        const target = (await link.getAttribute('href'))?.slice(1);
        await link.press('Enter');
        expect(await focusedId()).toBe(target);
      }
      expect(await page.getByLabel('Remarks').inputValue()).toBe('By night');
      expect(await page.title()).toMatch(/^Error: /);
    });

    it('has at least 16 components, without a finding of axe', async () => {
      // Axe needs scripts; those of the page are none.
      const scripted = await browser.newPage();
      await scripted.goto(page.url());
      await scripted.getByRole('button', { name: 'Send', exact: true }).press('Enter');
      await scripted.getByRole('alert').waitFor();
      expect(await countComponents(scripted)).toBeGreaterThanOrEqual(16);
      expect(await listAxeFindings(scripted)).toEqual([]);
      await scripted.close();
    });

    it('sends every field, files too', async () => {
      const paper = join(getApp().folder, 'paper.pdf');
      writeFileSync(paper, 'paper');
      await page.getByLabel('Boat').fill('Tarini');
      await page.getByLabel('Harbour', { exact: true }).selectOption('Paradip');
      await page.getByRole('radio', { name: 'Ship' }).press('Space');
      await page.getByRole('checkbox', { name: 'Water' }).press('Space');
      await page.getByLabel('Arrival').fill('2026-12-24');
      await page.getByLabel('From').fill('2026-12-25');
      await page.getByLabel('To', { exact: true }).fill('2026-12-26');
      await page.getByLabel('Papers').setInputFiles(paper);
      await page.getByLabel('Code').fill('408172');
      await page.getByRole('switch', { name: 'Send me news' }).press('Space');
      await page.getByRole('checkbox', { name: /^I know/ }).press('Space');
      await send();
      const received = await page.locator('output').textContent();
      expect(JSON.parse(received ?? '')).toEqual([
        ['boat', 'Tarini'],
        ['harbour', 'Paradip'],
        ['vessel', 'Ship'],
        ['services', 'water'],
        ['arrival', '2026-12-24'],
        ['from', '2026-12-25'],
        ['to', '2026-12-26'],
        ['papers', 'paper.pdf, 5 bytes'],
        ['remarks', 'By night'],
        ['code', '408172'],
        ['news', 'on'],
        ['rules', 'on'],
      ]);
      expect(complaints).toEqual([]);
    });
  });
}
