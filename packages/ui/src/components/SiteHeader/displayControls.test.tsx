import { composeStories } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { describe, it } from 'vitest';
import { contrastRatio } from '../../theme/colours/contrastRatio.ts';
import { FontSizeControl } from '../FontSizeControl/FontSizeControl.tsx';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';
import { UtilityBar } from '../UtilityBar/UtilityBar.tsx';
import * as stories from './SiteHeader.stories.tsx';

const { Default } = composeStories(stories);

function toHex(colour: string): string {
  const parts = colour.match(/\d+/g)?.slice(0, 3) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

function groundOf(element: Element): string {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!backgroundColor.endsWith(', 0)')) return backgroundColor;
  }
  return 'rgb(255, 255, 255)';
}

const contrastOf = (element: Element) =>
  contrastRatio(toHex(getComputedStyle(element).color), toHex(groundOf(element)));

const controls = (
  <>
    <LanguageSwitch
      choices={[
        { tag: 'en', name: 'English', href: '?lang=en' },
        { tag: 'hi', name: 'हिन्दी', href: '?lang=hi' },
      ]}
    />
    <FontSizeControl minValue={12} maxValue={16} resetValue={16} />
    <ThemeToggle />
  </>
);

describe('the controls of the display', () => {
  it.each([
    ['in the header', 7, { tools: controls }],
    ['in the utility bar', 4.5, { utility: <UtilityBar owner="Office">{controls}</UtilityBar> }],
  ])('can be read %s', async (_, wanted, place) => {
    await Default.run({ args: { ...Default.args, ...place } });
    const banner = within(document.body).getByRole('banner');
    const shown = banner.querySelectorAll('.tl-ThemeToggle, [role=group] :is(button, a)');
    await expect(shown).toHaveLength(6);
    for (const control of shown) {
      await expect(contrastOf(control)).toBeGreaterThanOrEqual(wanted);
    }
  });
});
