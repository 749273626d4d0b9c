import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { serveFolder } from '../tests/storybook/serve.ts';
import { ensureBrowser } from './browser.ts';
import { chromiumFlags, testBrowserPath } from './chromium.ts';
import { run } from './run.ts';

// A page with a small picture of every screen, from their stories: node scripts/contactSheet.ts
//   --width      the width of the browser, 1440 by default
//   --theme      light or dark
//   --language   en, or, hi
//   --states     every state instead of the first one
//   --only       screens whose title matches this expression, for example `Officer`
//   --built      the present build of Storybook instead of a new one
const { values: options } = parseArgs({
  options: {
    width: { type: 'string', default: '1440' },
    theme: { type: 'string', default: 'light' },
    language: { type: 'string', default: 'en' },
    states: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    built: { type: 'boolean', default: false },
  },
});

const storybook = 'storybook-static';
const { theme, language } = options;
const width = Number(options.width);
const folder = join('.cache/sheet', `${width}-${theme}-${language}`);
const thumbnailWidth = 480;
const longest = 2.5;
const longestWaitMs = 5_000;

interface Story {
  id: string;
  title: string;
  name: string;
  type: string;
}

function listStories(): Story[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, Story>;
  };
  const wanted = new RegExp(options.only);
  return Object.values(entries).filter(
    ({ type, title, name }) =>
      type === 'story' &&
      title.startsWith('Portal/') &&
      wanted.test(title) &&
      (options.states || name === 'Filled'),
  );
}

async function picture(page: Page, address: string, { id }: Story): Promise<void> {
  const globals = `theme:${theme};language:${language}`;
  await page.goto(`${address}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  await page.locator('body.sb-show-main').waitFor();
  // A map that draws has no quiet moment.
  await page.waitForLoadState('networkidle', { timeout: longestWaitMs }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(height, width * longest) };
  const png = await page.screenshot({ clip, fullPage: true, animations: 'disabled' });
  await sharp(png)
    .resize(thumbnailWidth)
    .webp({ quality: 80 })
    .toFile(join(folder, `${id}.webp`));
}

const figure = ({ id, title, name }: Story) =>
  `<figure><img src="${id}.webp" alt=""><figcaption>${title.replace('Portal/', '')}${
    name === 'Filled' ? '' : `: ${name}`
  }</figcaption></figure>`;

const buildPage = (stories: readonly Story[]) => `<!doctype html>
<meta charset="utf-8"><title>Screens, ${width} px, ${theme}, ${language}</title>
<style>body{font:14px sans-serif;display:grid;gap:16px;align-items:start;
grid-template-columns:repeat(auto-fill,minmax(300px,1fr));background:#888}
figure{margin:0}img{inline-size:100%}figcaption{padding:4px;background:#fff}</style>
${stories.map(figure).join('\n')}`;

await ensureBrowser();
if (!options.built || !existsSync(storybook)) {
  await run('storybook', ['build', '--quiet', '--output-dir', storybook]);
}
mkdirSync(folder, { recursive: true });
const stories = listStories();
const server = await serveFolder(storybook);
const browser = await chromium.launch({ executablePath: testBrowserPath(), args: chromiumFlags });
const page = await browser.newPage({ viewport: { width, height: Math.round(width / 1.6) } });
for (const story of stories) await picture(page, server.address, story);
await browser.close();
await server.close();
writeFileSync(join(folder, 'index.html'), buildPage(stories));
console.log(`${stories.length} screens: ${join(folder, 'index.html')}`);
