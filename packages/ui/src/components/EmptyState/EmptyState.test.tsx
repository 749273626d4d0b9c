import { composeStories } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { describe, it } from 'vitest';
import * as stories from './EmptyState.stories.tsx';

const { Default, LongText, TitleOnly, WithAction, WithOrnament } = composeStories(stories);
const page = within(document.body);
const follows = Node.DOCUMENT_POSITION_FOLLOWING;

describe('EmptyState', () => {
  it('shows what does not exist, then why', async () => {
    await Default.run();
    const title = page.getByText('No applications yet');
    const text = page.getByText('Applications that you send are listed here.');
    await expect(title.compareDocumentPosition(text)).toBe(follows);
  });

  it('adds no heading and no live region to the page', async () => {
    await Default.run();
    await expect(page.queryByRole('heading')).toBeNull();
    await expect(page.queryByRole('status')).toBeNull();
  });

  it('has its action after the text', async () => {
    await WithAction.run();
    const link = page.getByRole('link', { name: 'Apply for a lease' });
    await expect(link).toHaveFocus();
    const text = page.getByText('Applications that you send are listed here.');
    await expect(text.compareDocumentPosition(link)).toBe(follows);
  });

  it('shows its ornament first and hides it from screen readers', async () => {
    await WithOrnament.run();
    const drawing = document.querySelector('svg');
    await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    await expect(drawing?.compareDocumentPosition(page.getByText('No applications yet'))).toBe(
      follows,
    );
  });

  it('has no empty paragraph without a text', async () => {
    await TitleOnly.run();
    await expect(page.getAllByRole('paragraph')).toHaveLength(1);
  });

  it('breaks long words inside its width', async () => {
    await LongText.run();
    const box = page.getByText(/^No plot of the temple/).parentElement;
    await expect(box?.getBoundingClientRect().width).toBeLessThanOrEqual(288);
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
  });
});
