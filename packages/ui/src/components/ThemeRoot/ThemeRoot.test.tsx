import { composeStories } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { afterEach, describe, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { darkColours, lightColours } from '../../theme/colours/colours.ts';
import { departmentColours } from '../../theme/colours/departmentColours.ts';
import * as stories from './ThemeRoot.stories.tsx';

const { Default, Dark, LargestText, OfTheDevice } = composeStories(stories);

interface Session {
  send: (method: string, parameters: object) => Promise<unknown>;
}

const root = document.documentElement;
const token = (name: string) =>
  getComputedStyle(root).getPropertyValue(`--tl-colour-${name}`).toLowerCase();
const canvas = () => token('canvas');

/** Returns how a token is drawn, as #rrggbb. */
function drawn(name: string): string {
  root.style.background = `var(--tl-colour-${name})`;
  const channels = getComputedStyle(root).backgroundColor.match(/[\d.]+/g) ?? [];
  const isShare = getComputedStyle(root).backgroundColor.startsWith('color');
  root.style.background = '';
  return `#${channels
    .slice(0, 3)
    .map((part) => Math.round(Number(part) * (isShare ? 255 : 1)))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
}

const themes = [
  ['light', Default, lightColours],
  ['dark', Dark, darkColours],
] as const;
const tokens = { action: '#0b5b8b', 'action-hover': '#063f63', 'brand-text': '#0b4a43' };

describe('ThemeRoot', () => {
  it('shows the light theme', async () => {
    await Default.run();
    await expect(canvas()).toBe(lightColours.canvas.toLowerCase());
  });

  it('shows the dark theme over the light one, in whatever order the two were loaded', async () => {
    await Dark.run();
    await expect(canvas()).toBe(darkColours.canvas.toLowerCase());
  });

  it('sets the size of all text', async () => {
    await LargestText.run();
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('19px');
  });

  it.each(themes)(
    'has colours of its own for what follows elsewhere in %s',
    async (_, story, own) => {
      await story.run();
      await expect(token('accent')).toBe(own.accent.toLowerCase());
      await expect(token('accent-soft')).toBe(own.accentSoft.toLowerCase());
      await expect(token('rule')).toBe(own.rule.toLowerCase());
    },
  );
});

describe('the theme of the device', () => {
  const prefer = (value: string) =>
    (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-color-scheme', value }],
    });
  const getCanvas = (element: Element) =>
    getComputedStyle(element).getPropertyValue('--tl-colour-canvas').toLowerCase();

  afterEach(() => prefer(''));

  it('is shown, and follows it while the page is open', async () => {
    await OfTheDevice.run();
    for (const [scheme, , own] of themes) {
      await prefer(scheme);
      await expect(canvas()).toBe(own.canvas.toLowerCase());
      await expect(getComputedStyle(root).colorScheme).toBe(scheme);
    }
  });

  it('needs no script but the attribute on the document', async () => {
    await Default.run();
    root.dataset['theme'] = 'system';
    await prefer('dark');
    await expect(canvas()).toBe(darkColours.canvas.toLowerCase());
  });

  it('leaves a page with a theme of its own as it is', async () => {
    await prefer('dark');
    await Default.run();
    await expect(canvas()).toBe(lightColours.canvas.toLowerCase());
  });

  it('can be that of a part of a page with another theme', async () => {
    await Dark.run();
    await prefer('light');
    const part = document.createElement('div');
    part.dataset['theme'] = 'system';
    document.body.append(part);
    await expect(getCanvas(part)).toBe(lightColours.canvas.toLowerCase());
    part.remove();
  });

  it('has the colours of a department', async () => {
    await OfTheDevice.run();
    root.dataset['department'] = 'waterways';
    await prefer('light');
    await expect(drawn('link')).toBe('#0b4a43');
    await prefer('dark');
    await expect(drawn('link')).toBe('#9ed8cf');
    delete root.dataset['department'];
  });
});

describe('another department', () => {
  afterEach(() => {
    delete root.dataset['department'];
    for (const name of Object.keys(tokens)) root.style.removeProperty(`--tl-colour-${name}`);
  });

  it.each(themes)('need not set what follows its tokens in %s', async (_, story, own) => {
    await story.run();
    root.dataset['department'] = 'harbour';
    for (const [name, hex] of Object.entries(tokens)) {
      root.style.setProperty(`--tl-colour-${name}`, hex);
    }
    const { action, 'action-hover': actionHover, 'brand-text': brandText } = tokens;
    const expected = departmentColours(own, { action, actionHover, brandText });
    await expect(drawn('accent')).toBe(action);
    await expect(drawn('accent-hover')).toBe(actionHover);
    await expect(drawn('accent-ink')).toBe(own.actionInk.toLowerCase());
    await expect(drawn('accent-soft')).toBe(expected.accentSoft);
    await expect(drawn('rule')).toBe(brandText);
  });
});

describe('the leading of a script', () => {
  const holder = document.createElement('div');
  const leadingIn = (html: string) => {
    holder.innerHTML = html;
    document.body.append(holder);
    const inner = holder.querySelector('b') ?? holder;
    return getComputedStyle(inner).getPropertyValue('--tl-leading-text');
  };

  afterEach(() => {
    holder.remove();
    root.lang = 'en';
  });

  it('is that of the page, through a theme inside it too', async () => {
    await Default.run();
    await expect(leadingIn('<p><b></b></p>')).toBe('1.6');
    root.lang = 'or';
    await expect(leadingIn('<p><b></b></p>')).toBe('1.85');
    await expect(leadingIn('<div data-theme="light"><b></b></div>')).toBe('1.85');
  });

  it('is that of a part in another language', async () => {
    await Default.run();
    await expect(leadingIn('<div lang="hi"><p><b></b></p></div>')).toBe('1.75');
    await expect(leadingIn('<div lang="or"><p lang="en"><b></b></p></div>')).toBe('1.6');
  });
});

describe('more contrast', () => {
  const prefer = (value: string) =>
    (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-contrast', value }],
    });

  afterEach(() => prefer(''));

  it.each(themes)('writes hints and draws edges in ink in %s', async (_, story, own) => {
    await story.run();
    await expect(drawn('ink-muted')).toBe(own.inkMuted.toLowerCase());
    await prefer('more');
    for (const name of ['ink-muted', 'line', 'line-strong']) {
      await expect(drawn(name)).toBe(own.ink.toLowerCase());
    }
  });
});
