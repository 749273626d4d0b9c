import { mkdirSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { signIn, type DemoUser } from '../tests/browser/signIn.ts';
import { chromiumFlags, chromiumPath } from './chromium.ts';

// Takes pictures of the running portal: node scripts/pictures.ts <folder> [filter] [base address]
const [folder = '.cache/pictures', filter = '', base = 'http://127.0.0.1:8080'] =
  process.argv.slice(2);

const pages: readonly (readonly [name: string, path: string, user?: DemoUser])[] = [
  ['home', '/home'],
  ['login', '/login'],
  ['registration', '/registration'],
  ['apply-visitor', '/website/grievance/addgrievance'],
  ['not-found', '/website/page-not-found'],
  ['citizen-dashboard', '/citizen/citizen-dashboard', 'citizen'],
  ['citizen-applications', '/citizen/applications', 'citizen'],
  ['apply', '/website/grievance/addgrievance', 'citizen'],
  ['officer-dashboard', '/officer/dashboard', 'officer'],
  ['officer-applications', '/officer/applications', 'officer'],
  ['tahasil-home', '/officer', 'tahasil'],
  ['counter-home', '/officer', 'counter'],
];
const widths = [1440, 820, 360];
const languages = ['en', 'or'];

async function shoot(page: Page, name: string, path: string, themes: readonly string[]) {
  for (const language of languages) {
    for (const theme of themes) {
      const settings = { language, themeDark: String(theme === 'dark') };
      await page.evaluate((entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      }, settings);
      for (const width of widths) {
        await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
        await page.goto(base + path);
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({
          path: `${folder}/${name}-${width}-${theme}-${language}.png`,
          fullPage: true,
        });
      }
    }
  }
}

async function shootAs(browser: Browser, user: DemoUser | undefined): Promise<void> {
  const page = await browser.newPage({ baseURL: base, reducedMotion: 'reduce' });
  await page.goto('/home');
  if (user) await signIn(page, user);
  const own = pages.filter(([name, , who]) => who === user && name.includes(filter));
  for (const [name, path] of own) {
    await shoot(page, name, path, user ? ['light'] : ['light', 'dark']);
  }
  await page.close();
}

mkdirSync(folder, { recursive: true });
const executablePath = chromiumPath();
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath === undefined ? {} : { executablePath }),
});
const users = new Set(pages.filter(([name]) => name.includes(filter)).map(([, , user]) => user));
for (const user of users) await shootAs(browser, user);
await browser.close();
