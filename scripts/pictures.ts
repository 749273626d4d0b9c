import { mkdirSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { signIn, type DemoUser } from '../tests/browser/signIn.ts';
import { chromiumFlags, testBrowserPath } from './chromium.ts';
import { screens, type Screen } from '../tests/browser/screens.ts';

// Takes pictures of the running portal: node scripts/pictures.ts [folder] [name] [base address]
const [folder = '.cache/pictures', filter = '', base = 'http://127.0.0.1:8080'] =
  process.argv.slice(2);
const widths = [1440, 820, 360];
const languages = ['en', 'or'] as const;
const chosen = screens.filter(({ name }) => new RegExp(filter).test(name));

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

async function shoot(page: Page, screen: Screen, theme: string): Promise<void> {
  for (const language of languages) {
    const settings = { language, themeDark: String(theme === 'dark') };
    for (const width of widths) {
      await page.evaluate((entries) => {
        localStorage.removeItem('applyDraft');
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      }, settings);
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      await page.goto(screen.path);
      await settle(page);
      await screen.prepare?.(page, language);
      await settle(page);
      const isOpen = (await page.locator('dialog[open]').count()) > 0;
      const path = `${folder}/${screen.name}-${width}-${theme}-${language}.png`;
      await page.screenshot({ path, fullPage: !isOpen });
    }
  }
}

async function shootAs(browser: Browser, user: DemoUser | undefined): Promise<void> {
  const page = await browser.newPage({ baseURL: base, reducedMotion: 'reduce' });
  await page.goto('/home');
  if (user) await signIn(page, user);
  for (const screen of chosen.filter((one) => one.user === user)) {
    for (const theme of user ? ['light'] : ['light', 'dark']) {
      await shoot(page, screen, theme).catch((error: unknown) => {
        console.error(`${screen.name} ${theme}: ${String(error)}`);
      });
    }
  }
  await page.close();
}

mkdirSync(folder, { recursive: true });
const executablePath = testBrowserPath();
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath === undefined ? {} : { executablePath }),
});
for (const user of new Set(chosen.map((screen) => screen.user))) await shootAs(browser, user);
await browser.close();
