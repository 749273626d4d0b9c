import type { RunOptions } from 'axe-core';
import { page } from 'vitest/browser';
import { axeFindings, onlyColours, withoutColours } from './axe.ts';
import { whilePreferring, withTheme } from './emulate.ts';
import { cutOff, tooWide, withTextSize, withWideSpacing } from './fit.ts';
import { comesToAll, faultsInTheme, walkStops, type Walk } from './focus.ts';
import { describeLayout } from './layout.ts';
import { longMotion } from './motion.ts';
import { readingFaults, wrongVoices } from './screenReader.ts';
import { smallTargets } from './targets.ts';
import { innerVoices } from './voices.ts';

/** A story that stands on the page, after its play. */
export interface Shown {
  canvas: HTMLElement;
  /** What the console was told since the story began. */
  said: string[];
  /** The rules that axe is asked about. */
  axe: RunOptions;
  /** Shows the story in a language without mounting it again; only for screens, which have texts of their own. */
  setLanguage?: ((language: 'en' | 'or' | 'hi') => Promise<void>) | undefined;
  /** How much of it is new; everything by default. */
  scope?: Scope | undefined;
}

/**
 * How much of a story is new. `story`: everything. `screen`: a page in a header and a footer that other stories show,
 * of controls that the kit's stories show. `state`: the same page again, with other content.
 */
export type Scope = 'story' | 'screen' | 'state';

type Check = (shown: Shown, walks: Walk[]) => string[] | Promise<string[]>;

const isFramed = (scope: Scope = 'story') => scope !== 'story';

const narrow = [320, 896] as const;
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const atOwnWidth = {
  console: ({ said }) => said,
  'axe, light': ({ axe, scope }) => withTheme('light', () => axeFindings(axe, scope === 'state')),
  'axe, dark': ({ axe, scope }) =>
    withTheme('dark', () => axeFindings(onlyColours(axe), isFramed(scope))),
  'axe, forced colours': forcedColours,
  'targets of 44 px': ({ canvas }) => smallTargets(canvas),
  'spoken once': ({ canvas }) => innerVoices(canvas),
  'read well': ({ scope }) => (isFramed(scope) ? readingFaults() : []),
} satisfies Record<string, Check>;

const at320Px = {
  '320 px': () => tooWide(),
  '320 px, text of 19 px': () => withTextSize(19, tooWide),
  '320 px, Odia and Hindi': inOtherLanguages,
  'text spacing': ({ canvas }) => withWideSpacing(() => cutOff(canvas)),
  '320 px, focus of 2 px at 3:1': async ({ canvas, scope }, walks) => {
    const part = isFramed(scope) ? newPart(canvas) : canvas;
    const walk = await walkStops(part, 'light', isFramed(scope));
    walks.push(walk);
    return [...walk.faults, ...(await faultsInTheme(walk, 'dark'))];
  },
  'reduced motion': movement,
} satisfies Record<string, Check>;

// Last, because a walk with Tab closes what the play has opened.
const backAtOwnWidth = {
  'focus of 2 px at 3:1': async ({ canvas }, [earlier]) => {
    const isKnown = earlier !== undefined && comesToAll(earlier);
    const walk = isKnown ? earlier : await walkStops(canvas, 'dark');
    const inDark = isKnown ? await faultsInTheme(walk, 'dark') : walk.faults;
    return [...inDark, ...(await faultsInTheme(walk, 'light'))];
  },
} satisfies Record<string, Check>;

/** Gives the part of a screen that no other story shows: the open dialog, else the main part. */
const newPart = (canvas: HTMLElement): Element =>
  document.querySelector(':modal') ?? document.querySelector('main') ?? canvas;

const otherLanguages = ['or', 'hi'] as const;
// Odia has the longer words and the wider letters; a state of a screen adds few texts to its first one.
const stateLanguages = ['or'] as const;

async function inOtherLanguages({ setLanguage, scope }: Shown): Promise<string[]> {
  const faults: string[] = [];
  if (setLanguage === undefined) return faults;
  const before = document.documentElement.lang as 'en';
  for (const language of scope === 'state' ? stateLanguages : otherLanguages) {
    await setLanguage(language);
    await nextFrame();
    const found = [...tooWide(), ...(isFramed(scope) ? wrongVoices() : [])];
    faults.push(...found.map((fault) => `${language}: ${fault}`));
  }
  await setLanguage(before);
  return faults;
}

// A theme of the visitor's own colours can only hide, show and move elements; where it does not, axe finds the same again.
function forcedColours({ axe, scope }: Shown): Promise<string[]> {
  const layout = describeLayout();
  return whilePreferring('forced-colors', 'active', () =>
    describeLayout() === layout ? [] : axeFindings(withoutColours(axe), isFramed(scope)),
  );
}

// Where nothing moves, nothing moves less.
async function movement(): Promise<string[]> {
  if (document.getAnimations().length === 0) return [];
  return whilePreferring('prefers-reduced-motion', 'reduce', async () => {
    await nextFrame();
    return longMotion();
  });
}

/** The checks that hold for every story, by name. */
export type CheckName =
  keyof typeof atOwnWidth | keyof typeof at320Px | keyof typeof backAtOwnWidth;

// On a screen the focus is walked once: its ring is that of the kit at every width. In another state of a screen stand
// the same controls again, so what the checks left out there could find has been found in the first state.
const leftOut: Readonly<Record<Scope, readonly CheckName[]>> = {
  story: [],
  screen: ['focus of 2 px at 3:1'],
  state: [
    'axe, forced colours',
    '320 px, focus of 2 px at 3:1',
    'focus of 2 px at 3:1',
    'reduced motion',
  ],
};

/** What a story may leave out, with the reason: `{ '320 px': 'a ruler of a fixed length' }`. */
export type Exceptions = Partial<Record<CheckName, string>>;

/** What was found, by check; checks that found nothing are not named. */
export type Faults = Partial<Record<CheckName, string[]>>;

/** Runs all checks on a story and gives what they found. */
export async function faultsOf(shown: Shown, exceptions: Exceptions = {}): Promise<Faults> {
  const { scope = 'story' } = shown;
  const faults: Faults = {};
  const walks: Walk[] = [];
  const run = async (checks: Record<string, Check>) => {
    for (const [name, check] of Object.entries(checks) as [CheckName, Check][]) {
      if (exceptions[name] !== undefined || leftOut[scope].includes(name)) continue;
      const found = await check(shown, walks);
      if (found.length > 0) faults[name] = found;
    }
  };
  const own = [window.innerWidth, window.innerHeight] as const;
  await run(atOwnWidth);
  await page.viewport(...narrow);
  await nextFrame();
  await run(at320Px);
  await page.viewport(...own);
  await nextFrame();
  await run(backAtOwnWidth);
  return faults;
}
