import { chromium, type Locator, type Page } from 'playwright';
import { preview } from 'vite';
import type { ThemeName } from '../../packages/ui/src/themeTool/themes.ts';
import { chromiumFlags, testBrowserPath } from '../../scripts/chromium.ts';

const button = (name: string) => (page: Page) => page.getByRole('button', { name });
const current = (page: Page) => page.getByRole('link', { name: 'Berths' });
const initials = (page: Page) => page.getByText('AM', { exact: true });

/** Where each of the twelve tokens shows: the element, the property, and whether it is pointed at. */
const places: readonly {
  token: string;
  find: (page: Page) => Locator;
  property: 'background-color' | 'color';
  isHovered?: boolean;
}[] = [
  { token: 'brand', find: initials, property: 'background-color' },
  { token: 'brand-ink', find: initials, property: 'color' },
  { token: 'brand-deep', find: button('forecast'), property: 'background-color', isHovered: true },
  { token: 'brand-text', find: current, property: 'color' },
  { token: 'brand-soft', find: current, property: 'background-color' },
  { token: 'highlight', find: button('pilot'), property: 'background-color' },
  { token: 'highlight-ink', find: button('pilot'), property: 'color' },
  { token: 'action', find: button('Continue'), property: 'background-color' },
  { token: 'action-ink', find: button('Continue'), property: 'color' },
  {
    token: 'action-hover',
    find: button('Continue'),
    property: 'background-color',
    isHovered: true,
  },
  { token: 'link', find: button('Save'), property: 'color' },
  { token: 'chrome', find: (page) => page.getByRole('contentinfo'), property: 'background-color' },
];

/** Gives the colour that each of the places has, by token. */
export async function coloursOn(page: Page): Promise<Record<string, string>> {
  const colours: Record<string, string> = {};
  for (const { token, find, property, isHovered } of places) {
    await (isHovered === true ? find(page).hover() : page.mouse.move(0, 0));
    colours[token] = await find(page).evaluate((element, name) => {
      const channels = getComputedStyle(element).getPropertyValue(name).match(/\d+/g) ?? [];
      return `#${channels.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
    }, property);
  }
  return colours;
}

/** Serves a built folder and shows it in a browser; whatever the page complains of is collected. */
export async function openHarbour(outDir: string) {
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const browser = await chromium.launch({ executablePath: testBrowserPath(), args: chromiumFlags });
  const complaints: string[] = [];
  const open = async (theme: ThemeName) => {
    const page = await browser.newPage({
      viewport: { width: 1200, height: 900 },
      reducedMotion: 'reduce',
    });
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('requestfailed', (request) => complaints.push(request.url()));
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}#${theme}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    return page;
  };
  const close = async () => {
    await browser.close();
    await server.close();
  };
  return { open, close, complaints };
}
