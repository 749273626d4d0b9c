import { composeStories } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { describe, it } from 'vitest';
import * as stories from './ButtonLink.stories.tsx';

const { Block, Default, Odia, WithAFact, WithTrailingIcon } = composeStories(stories);
const page = within(document.body);

describe('ButtonLink', () => {
  it('is a link, not a button, and leads to its address', async () => {
    await Default.run();
    const link = page.getByRole('link', { name: 'Apply for a lease' });
    await expect(link).toHaveAttribute('href', '#apply');
    await expect(page.queryByRole('button')).toBeNull();
  });

  it('is followed with Enter', async () => {
    const onClick = fn((event: { preventDefault: () => void }) => event.preventDefault());
    await Default.run({ args: { ...Default.args, onClick } });
    page.getByRole('link').focus();
    await userEvent.keyboard('{Enter}');
    await expect(onClick).toHaveBeenCalledOnce();
  });

  it('keeps its icon out of its name', async () => {
    await WithTrailingIcon.run();
    const link = page.getByRole('link');
    await expect(link).toHaveAccessibleName('Start the application');
    await expect(link.lastElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('has the fact after its label in its accessible name', async () => {
    await WithAFact.run();
    await expect(page.getByRole('link')).toHaveAccessibleName('Download PDF, 340 KB');
  });

  it('is drawn as a button, without an underline and tall enough to touch', async () => {
    await Default.run();
    const link = page.getByRole('link');
    await expect(getComputedStyle(link).textDecorationLine).toBe('none');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });

  it('fills the width when asked to', async () => {
    await Block.run();
    const link = page.getByRole('link');
    await expect(link.getBoundingClientRect().width).toBe(
      link.parentElement?.getBoundingClientRect().width,
    );
  });

  it('sets the language of its text', async () => {
    await Odia.run();
    await expect(page.getByRole('link')).toHaveAttribute('lang', 'or');
  });
});
