import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { componentNames, packageFolder } from '../../packages/ui/scripts/entries.ts';
import { runCommand } from '../../packages/ui/scripts/runCommand.ts';
import { checkTypes, lintPackage } from '../../packages/ui/scripts/tarball.ts';
import { themeNames } from '../../packages/ui/src/themeTool/themes.ts';
import {
  describeComponents,
  describeReactAria,
  describeTailwind,
  describeVersions,
} from './describeNeighbours.ts';
import { describeNextApp } from './describeNextApp.ts';
import { describePlainPost } from './describePlainPost.ts';
import { describeReactHookForm } from './describeReactHookForm.ts';
import { buildPage, importByIndex, makeFreshApp, type FreshApp } from './freshApp.ts';
import { coloursOn, openHarbour } from './harbourPage.ts';
import { listLinkedFiles } from './linkedFiles.ts';
import { addFramework, readBackground, readStyles, type Place } from './neighbour.ts';
import { inWords, measureShipped, weigh } from './shipped.ts';
import { unsizedPseudoElements } from './pseudoElements.ts';
import { listTopLevel } from './topLevel.ts';
import { themeCommand, themeSheet, tokensOf } from './tokens.ts';

const patienceMs = 480_000;

let temporary = '';
let app: FreshApp = { folder: '', tarball: '', kit: '' };
let built = '';
beforeAll(async () => {
  temporary = mkdtempSync(join(tmpdir(), 'kit-package-'));
  app = await makeFreshApp(temporary);
  built = await buildPage(app);
}, patienceMs);
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

const shipped = (pattern: string) => globSync(pattern, { cwd: app.kit }).sort();
const text = (name: string) => readFileSync(join(app.kit, name), 'utf8');
const shippedWith = (mark: RegExp) =>
  shipped('dist/**/*.{js,ts}').filter((name) => mark.test(text(name)));

describe('the packed kit', () => {
  it('keeps the promises of its package.json', async () => {
    expect(await lintPackage(app.tarball)).toContain('All good!');
  });

  it(
    'has types for every component',
    async () => {
      const report = await checkTypes(app.tarball);
      const unnamed = componentNames().filter((name) => !report.includes(`ui/${name}"`));
      expect(unnamed).toEqual([]);
    },
    patienceMs,
  );

  it('holds the stylesheet, three optional ones, and no module that loads one', () => {
    const names = ['base', 'fonts', 'reset', 'styles'];
    expect(shipped('**/*.css')).toEqual(names.map((name) => `dist/${name}.css`));
    expect(shippedWith(/["'][^"']+\.css["']/)).toEqual([]);
  });

  it('has every style in a cascade layer, their order first, and nothing important', () => {
    for (const name of ['base', 'reset', 'styles']) {
      const [order, ...blocks] = listTopLevel(text(`dist/${name}.css`));
      expect(order).toMatch(/^@layer theme, base, tl\.reset, tl\.tokens, .*utilities$/);
      const expected = name === 'styles' ? ['components', 'tokens'] : [name];
      expect([...new Set(blocks)].sort()).toEqual(expected.map((layer) => `@layer tl.${layer}`));
      expect(text(`dist/${name}.css`)).not.toContain('!important');
    }
  });

  it('names classes after the component and its part', () => {
    const selectors = text('dist/styles.css').match(/^(?!@|}@).*[{,]$/gm) ?? [];
    const classes = new Set(selectors.join(' ').match(/(?<=\.)[A-Za-z_][\w-]*/g));
    expect(classes).toContain('tl-Button');
    expect(classes).toContain('tl-Button-meta');
    expect([...classes].filter((name) => !name.startsWith('tl-'))).toEqual([]);
  });

  it('selects looks and states of a root without adding specificity', () => {
    expect(text('dist/styles.css').match(/\.tl-[A-Za-z]+\[data-[^\]]+\]/g) ?? []).toEqual([]);
  });

  it('says the box sizing of every pseudo-element with a size and an edge in one direction', () => {
    expect(unsizedPseudoElements(text('dist/styles.css'))).toEqual([]);
  });

  it('has its licence, and one for each font', () => {
    expect((JSON.parse(text('package.json')) as { license: string }).license).toBe('Apache-2.0');
    expect(text('LICENSE')).toContain('Apache License');
    const licences = shipped('dist/fonts/*.LICENSE.txt');
    const families = licences.map((file) => basename(file, '.LICENSE.txt'));
    const unlicensed = shipped('dist/fonts/*.woff2').filter(
      (font) => !families.some((family) => basename(font).startsWith(`${family}-`)),
    );
    expect(unlicensed).toEqual([]);
    for (const licence of licences) expect(text(licence)).toContain('SIL OPEN FONT LICENSE');
  });

  it('holds each file that its documents link to, and a sentence for each component', () => {
    for (const name of ['README.md', 'CONVENTIONS.md', ...shipped('dist/docs/*.md')]) {
      const dead = listLinkedFiles(text(name)).filter((path) => !existsSync(join(app.kit, path)));
      expect(dead).toEqual([]);
    }
    const listed = text('dist/docs/components.md').match(/(?<=^- `)\w+(?=`: [A-Z].+\.)/gm);
    expect(listed).toEqual(componentNames());
    expect(text('dist/docs/changes.md')).toContain('\n- ');
  });

  it('holds nothing of the style compiler', () => {
    expect(shippedWith(/vanilla-extract/)).toEqual([]);
    const { dependencies } = JSON.parse(text('package.json')) as { dependencies: object };
    expect(Object.keys(dependencies).filter((name) => name.startsWith('@vanilla'))).toEqual([]);
  });

  it('holds no story, no test, no development build and no path of this machine', () => {
    expect(shipped('**/*.{stories,test}.*')).toEqual([]);
    expect(shippedWith(/jsx-dev-runtime/)).toEqual([]);
    expect(shipped('**/*.*').filter((name) => text(name).includes(packageFolder))).toEqual([]);
  });
});

describe('an application of another department', () => {
  it('compiles against the types', async () => {
    await runCommand(app.folder, 'pnpm', 'exec', 'tsc', '-p', 'tsconfig.json');
  });

  it('shows its twelve tokens in both themes and says nothing in the console', async () => {
    const harbour = await openHarbour(built);
    try {
      for (const theme of themeNames) {
        expect(await coloursOn(await harbour.open(theme))).toEqual(tokensOf(theme));
      }
    } finally {
      await harbour.close();
    }
    expect(harbour.complaints).toEqual([]);
  });

  it('makes its theme with the command of the package, which finds nothing weak in it', async () => {
    const theme = (...args: string[]) =>
      runCommand(app.folder, 'pnpm', 'exec', 'temple-land-theme', ...args);
    expect(await theme(...themeCommand)).toBe(themeSheet);
    expect(await theme('check', 'src/theme.css')).toContain('both themes hold all');
    await expect(theme('check', 'src/page.css')).rejects.toThrow('sets no token of a department');
    expect(await theme('export', 'src/theme.css', '--out', 'tokens')).toContain('dark.tokens.json');
  });

  it('loads little', async () => {
    const weights = await measureShipped(app, built);
    console.log(inWords(weights));
    expect(weights.js.gzip - weights.react.gzip).toBeLessThan(12_000);
    expect(weights.css.gzip).toBeLessThan(25_000);
  });

  it('loads no more through the index than through the entries', async () => {
    const byEntries = weigh(built, 'js').plain;
    importByIndex(app);
    const byIndex = weigh(await buildPage(app), 'js').plain;
    expect(byIndex / byEntries).toBeLessThan(1.01);
  });
});

describe('a page beside a utility framework', () => {
  const red = 'rgb(255, 0, 0)';
  let harbour: Awaited<ReturnType<typeof openHarbour>>;
  let page: Page;
  beforeAll(async () => {
    harbour = await openHarbour(await buildPage(app, 'neighbour'));
    page = await harbour.open('light');
  }, patienceMs);
  afterAll(() => harbour.close());

  it.each<Place>(['after', 'before', 'beforeInOrder'])(
    'looks the same with its reset %s the kit',
    async (place) => {
      const [styles, picture] = [await readStyles(page), await page.screenshot()];
      onTestFinished(await addFramework(page, place));
      expect(await readStyles(page)).toEqual(styles);
      expect(picture.equals(await page.screenshot())).toBe(true);
    },
  );

  it('lets a utility win that comes after the kit, or where a line of the application says so', async () => {
    const kit = await readBackground(page, 'utility');
    for (const [place, colour] of [
      ['after', red],
      ['before', kit],
      ['beforeInOrder', red],
    ] as const) {
      const remove = await addFramework(page, place);
      expect(await readBackground(page, 'utility')).toBe(colour);
      await remove();
    }
  });

  it('lets a class of the application win that is in no layer', async () => {
    expect(await readBackground(page, 'unlayered')).toBe('rgb(0, 0, 255)');
  });
});

describeComponents(() => app);
describeTailwind(() => app);
describeVersions(() => app);
describeReactAria(() => app);
describeReactHookForm(() => app);
describePlainPost(() => app);
describeNextApp();
