import { composeStories } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { describe, it } from 'vitest';
import * as stories from './Link.stories.tsx';

const { Alone, Default, Hindi, InkTone, RepeatedInAList, WithContext } = composeStories(stories);
const page = within(document.body);

describe('Link', () => {
  it('is a link named by its text', async () => {
    await Default.run();
    const link = page.getByRole('link', { name: 'Fees and charges' });
    await expect(link).toHaveAttribute('href', '#fees');
  });

  it('is underlined in both tones', async () => {
    for (const story of [Default, InkTone]) {
      await story.run();
      const { textDecorationLine } = getComputedStyle(page.getByRole('link'));
      await expect(textDecorationLine).toBe('underline');
    }
  });

  it('has a target of 44 px when it is alone, without enlarging its line', async () => {
    await Alone.run();
    const link = page.getByRole('link');
    const { height, width } = link.getBoundingClientRect();
    await expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
    const { marginTop, paddingTop } = getComputedStyle(link);
    await expect(parseFloat(marginTop)).toBe(-parseFloat(paddingTop));
  });

  it('adds its context to the accessible name only', async () => {
    await WithContext.run();
    await expect(page.getByRole('link')).toHaveAccessibleName('Open application TL-2026-0042');
    const hidden = page.getByText('application TL-2026-0042');
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  });

  it('distinguishes repeated links by their names', async () => {
    await RepeatedInAList.run();
    const names = page.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Open TL-2026-0042', 'Open TL-2026-0043', 'Open TL-2026-0044']);
  });

  it('is followed with Enter', async () => {
    const onClick = fn((event: { preventDefault: () => void }) => event.preventDefault());
    await Default.run({ args: { ...Default.args, onClick } });
    page.getByRole('link').focus();
    await userEvent.keyboard('{Enter}');
    await expect(onClick).toHaveBeenCalledOnce();
  });

  it('sets the language of its text', async () => {
    await Hindi.run();
    await expect(page.getByRole('link')).toHaveAttribute('lang', 'hi');
  });
});
