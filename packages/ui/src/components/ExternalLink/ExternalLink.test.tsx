import { composeStories } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { describe, it } from 'vitest';
import * as stories from './ExternalLink.stories.tsx';

const { Default, InAList, InANewTab, LongText, Odia } = composeStories(stories);
const page = within(document.body);

describe('ExternalLink', () => {
  it('says in its name that it leads to another website', async () => {
    await Default.run();
    const link = page.getByRole('link');
    await expect(link).toHaveAccessibleName(/^Land records of the State ?, opens another website$/);
    await expect(link).toHaveAttribute('href', 'https://example.org/land-records');
  });

  it('draws a mark instead of the note', async () => {
    await Default.run();
    const note = page.getByText(/opens another website/);
    await expect(note.getBoundingClientRect().width).toBe(1);
    const mark = document.querySelector('svg');
    await expect(mark).toBeVisible();
    await expect(mark).toHaveAttribute('aria-hidden', 'true');
  });

  it('hands no window to the other website', async () => {
    await InANewTab.run();
    const link = page.getByRole('link', { name: /in a new tab$/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('opens in the same tab unless it is told otherwise', async () => {
    await Default.run();
    await expect(page.getByRole('link')).not.toHaveAttribute('target');
  });

  it('is followed with Enter', async () => {
    const onClick = fn((event: { preventDefault: () => void }) => event.preventDefault());
    await Default.run({ args: { ...Default.args, onClick } });
    page.getByRole('link').focus();
    await userEvent.keyboard('{Enter}');
    await expect(onClick).toHaveBeenCalledOnce();
  });

  it('keeps its note on each link of a list', async () => {
    await InAList.run();
    await expect(page.getAllByRole('link', { name: /opens another website$/ })).toHaveLength(3);
  });

  it('is underlined and breaks long words inside its width', async () => {
    await LongText.run();
    const link = page.getByRole('link');
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
    await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(256);
  });

  it('sets the language of its text', async () => {
    await Odia.run();
    await expect(page.getByRole('link')).toHaveAttribute('lang', 'or');
  });
});
