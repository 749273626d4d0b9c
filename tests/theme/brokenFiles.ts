// Long because each kind of broken file is a row of its own.
import type { FindingKind } from '../../packages/ui/src/themeTool/findings.ts';
import { dark, light, safeSheet, withBlock } from './safeFiles.ts';

/** A file that is not: what it contains, the kind of finding it must get, and a text in the finding's line. */
export interface BrokenFile {
  title: string;
  text: string;
  kind: FindingKind;
  line?: string;
}

/** Sets the first declaration of a token, that of the light theme, to another value. */
const withValue = (token: string, value: string) =>
  safeSheet.replace(new RegExp(`--tl-colour-${token}: [^;]+`), `--tl-colour-${token}: ${value}`);

const withoutSystem = safeSheet.replace(/@media[^}]+\}\s*\}/, '');
const withoutDark = safeSheet.replace(/:root\S+\[data-theme='dark'\][^}]+\}/, '');

/** A value that is no opaque colour, or not known. */
const unreadable = (title: string, value: string): BrokenFile => ({
  title,
  text: withValue('action', value),
  kind: 'unreadable-colour',
  line: '--tl-colour-action:',
});

const unreadableValues = [
  unreadable('a misspelt name of a colour', 'navvy'),
  unreadable('a hex colour of five digits', '#0b4f5'),
  unreadable('a hex colour with a letter after f', '#0b4f5g'),
  unreadable('a hex colour without its sign', '0b4f5c'),
  unreadable('rgb() with two channels', 'rgb(11 79)'),
  unreadable('rgb() with NaN', 'rgb(NaN 79 92)'),
  unreadable('an unknown colour space', 'color(srgb2 0.1 0.3 0.4)'),
  unreadable('an empty value', ' '),
  unreadable('two colours', '#0b4f5c #07343d'),
  unreadable('inherit', 'inherit'),
  unreadable('currentColor', 'currentColor'),
  unreadable('a colour of the system', 'Highlight'),
  unreadable('light-dark()', 'light-dark(#0b4f5c, #96d3e2)'),
  unreadable('transparent', 'transparent'),
  unreadable('a translucent hex colour', '#0b4f5ccc'),
  unreadable('a translucent rgb()', 'rgb(11 79 92 / 90%)'),
  unreadable('a variable that nothing sets', 'var(--harbour-blue)'),
  unreadable('a variable inside a colour that nothing sets', 'rgb(var(--red) 79 92)'),
  unreadable('a token that refers to itself', 'var(--tl-colour-action)'),
  {
    title: 'variables that refer to each other',
    text: withBlock(`${light} { --a: var(--b); --b: var(--a); --tl-colour-link: var(--a); }`),
    kind: 'unreadable-colour',
    line: '--tl-colour-link: var(--a)',
  },
  {
    title: 'variables that multiply each other',
    text: withBlock(
      `${light} { --v0: red; ${Array.from({ length: 40 }, (_, at) => `--v${at + 1}: var(--v${at}) var(--v${at});`).join(' ')} --tl-colour-link: var(--v40); }`,
    ),
    kind: 'unreadable-colour',
    line: 'var(--v40)',
  },
] satisfies BrokenFile[];

const missing: readonly BrokenFile[] = [
  { title: 'an empty file', text: '', kind: 'no-theme' },
  { title: 'a style sheet of something else', text: 'main { color: red }', kind: 'no-theme' },
  { title: 'a file that breaks off', text: safeSheet.slice(0, 300), kind: 'unreadable-file' },
  { title: 'a file with an open text', text: `${safeSheet}\n@import "x`, kind: 'unreadable-file' },
  { title: 'no dark block', text: withoutDark, kind: 'missing-block' },
  {
    title: 'no light block',
    text: safeSheet.replace(/:root\S+,\n\S+ \[data-theme='light'\],[^}]+\}/, ''),
    kind: 'missing-block',
  },
  {
    title: 'no colour in the dark block',
    text: `${withoutDark}\n${dark} { --tl-image-strip: none; }`,
    kind: 'missing-block',
  },
  {
    title: 'a light block without a token',
    text: safeSheet.replace(/ {2}--tl-colour-link: [^;]+;\n/, ''),
    kind: 'missing-token',
  },
  {
    title: 'a dark block with one token',
    text: `${withoutDark}\n${dark} { --tl-colour-link: #99d6e5; }`,
    kind: 'missing-token',
    line: '--tl-colour',
  },
  {
    title: 'a block for a dark device with one token',
    text: `${withoutSystem}\n@media (prefers-color-scheme: dark) { ${light}[data-theme='system'] { --tl-colour-link: #99d6e5; } }`,
    kind: 'missing-token',
    line: '--tl-colour',
  },
  {
    title: 'a misspelt token',
    text: safeSheet.replace('--tl-colour-brand-deep', '--tl-colour-brand-depp'),
    kind: 'unknown-token',
    line: 'brand-depp',
  },
];

const unchecked = (title: string, text: string): BrokenFile => ({
  title,
  text,
  kind: 'unchecked-block',
  line: '--tl-colour',
});

const elsewhere: readonly BrokenFile[] = [
  unchecked('a misspelt theme', safeSheet.replaceAll("[data-theme='dark']", "[data-theme='drak']")),
  unchecked('a token on a class', withBlock('.card { --tl-colour-action: #ffffff; }')),
  unchecked('a token of no department', withBlock(':root { --tl-colour-action: #ffffff; }')),
  unchecked('a token outside of a block', withBlock('--tl-colour-action: #ffffff;')),
  unchecked(
    'a token for one preference',
    withBlock(`@media (prefers-color-scheme: dark) { ${light} { --tl-colour-link: #ffffff; } }`),
  ),
  unchecked(
    'a token for another preference',
    withBlock(
      `@media (prefers-contrast: more) { ${light}[data-theme='system'] { --tl-colour-link: #ffffff; } }`,
    ),
  ),
  unchecked('a dark block for parts of the page alone', safeSheet.replace(`${dark},\n`, '')),
];

const weak = (title: string, text: string, line: string): BrokenFile => ({
  title,
  text,
  kind: 'weak-pair',
  line,
});

const tooWeak: readonly BrokenFile[] = [
  weak('white on white', withValue('action', 'white'), '--tl-colour-action: white'),
  weak(
    'weak text on a dark device',
    withBlock(
      `@media (prefers-color-scheme: dark) { ${light}[data-theme='system'] { --tl-colour-link: #555; } }`,
    ),
    '--tl-colour-link: #555',
  ),
  weak('text at 4.6 : 1', withValue('link', '#757575'), '--tl-colour-link: #757575'),
  weak(
    'a light brand in display-p3',
    withValue('brand', 'color(display-p3 0.9 0.8 0.2)'),
    'display-p3',
  ),
  weak(
    'a colour outside sRGB that browsers clip to another contrast',
    withValue('link', 'oklch(0.44 0.4 30)'),
    '0.4 30',
  ),
  weak(
    'a weak colour behind two variables',
    withBlock(`${light} { --sky: var(--air); --air: #9cf; --tl-colour-link: var(--sky); }`),
    '--tl-colour-link: var(--sky)',
  ),
  weak(
    'a weak mixture',
    withValue('brand-ink', 'color-mix(in oklch, #0b4f5c 60%, white)'),
    'color-mix',
  ),
  weak(
    'a weak colour that a later block sets',
    withBlock(`${dark} { --tl-colour-link: #444; }`),
    '#444',
  ),
  weak(
    'a weak colour that is important, before a good one',
    withBlock(
      `${dark} { --tl-colour-link: #345 !important; }\n${dark} { --tl-colour-link: #99d6e5; }`,
    ),
    '#345',
  ),
  weak(
    'a weak colour outside of the layer of a good one',
    `${light} { --tl-colour-link: #876; }\n@layer theme {\n${safeSheet}\n}`,
    '#876',
  ),
  weak(
    'a weak colour in a nested block',
    withBlock(`${light} { &[data-theme='dark'] { --tl-colour-link: #333; } }`),
    '#333',
  ),
  weak(
    'an accent of its own that cannot be read on',
    withBlock(`${light} { --tl-colour-accent: #ccc; }`),
    '#ccc',
  ),
  weak(
    'a colour of the kit that is made weaker',
    withBlock(`${light} { --tl-colour-ink-muted: #888; }`),
    '#888',
  ),
];

/** Files that `theme check` must refuse. */
export const brokenFiles: readonly BrokenFile[] = [
  ...unreadableValues,
  ...missing,
  ...elsewhere,
  ...tooWeak,
];
