import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumFlags, testBrowserPath } from '../../scripts/chromium.ts';
import { findFaults } from './findings.ts';

const props = (cells: string) =>
  `<h2>Props</h2><div class="docs-props"><table><tbody><tr>${cells}</tr></tbody></table></div>`;
const cell = (text: string) => `<td><span>Header</span><div>${text}</div></td>`;

/** Pages with one fault each, and the finding. */
const faulty: readonly [html: string, finding: string][] = [
  ['', '0 headings of level 1'],
  ['<h1>One</h1><h1>Two</h1>', '2 headings of level 1'],
  [
    '<h1>A</h1><p>| Key | What it does | |---|---|</p>',
    'raw markdown: | Key | What it does | |---|---|',
  ],
  ['<h1>A</h1><p>see **Button**</p>', 'raw markdown: see **Button**'],
  ['<h1>A</h1><table><tbody></tbody></table>', 'empty table: '],
  [
    `<h1>A</h1>${props(`<th>kind</th>${cell('string')}${cell('none')}${cell('')}`)}`,
    'a prop without type, default or sentence: kind | string | none | ',
  ],
  ['<h1>A</h1><a href="?path=/docs/gone--docs">x</a>', 'a link to nothing: ?path=/docs/gone--docs'],
  ['<h1>A</h1><a href="#gone">x</a>', 'a link to nothing: #gone'],
];

const whole = `<h1 id="top">A</h1><p>text</p>
  <table><thead><tr><th>Key</th></tr></thead><tbody><tr><td>Tab</td></tr></tbody></table>
  ${props(`<th>kind</th>${cell('string')}${cell('none')}${cell('Kind.')}`)}
  <a href="?path=/docs/actions-button--docs">x</a><a href="#top">x</a>
  <div class="sb-story"><h1>Of a story</h1><a href="/home">x</a></div>`;

describe('the check of a page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: testBrowserPath(), args: chromiumFlags });
  });
  afterAll(() => browser.close());

  const find = async (html: string, isComponent = false) => {
    const page = await browser.newPage();
    await page.setContent(`<div id="storybook-docs">${html}</div>`);
    const faults = await page.evaluate(findFaults, { ids: ['actions-button--docs'], isComponent });
    await page.close();
    return faults;
  };

  it.each(faulty)('finds the fault of %s', async (html, finding) => {
    expect(await find(html)).toEqual([finding]);
  });

  it('finds a component without props', async () => {
    expect(await find('<h1>A</h1>', true)).toEqual(['no section of props']);
  });

  it('finds nothing on a whole page, and does not read stories', async () => {
    expect(await find(whole, true)).toEqual([]);
  });
});
