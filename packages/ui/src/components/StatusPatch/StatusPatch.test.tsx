import { composeStories } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { describe, it } from 'vitest';
import * as stories from './StatusPatch.stories.tsx';

const {
  Danger,
  Default,
  Info,
  LargeDanger,
  LargeSuccess,
  LargeWarning,
  LongText,
  Neutral,
  Warning,
} = composeStories(stories);
const page = within(document.body);
const small = [Default, Warning, Danger, Info, Neutral];
const large = [LargeSuccess, LargeWarning, LargeDanger];

describe('StatusPatch', () => {
  it('shows its word as text', async () => {
    for (const story of [...small, ...large]) {
      await story.run();
      await expect(page.getByText(String(story.args.children))).toBeVisible();
    }
  });

  // Requirement: UN-024
  it('has another shape for each tone, hidden from screen readers', async () => {
    const shapes = new Set<string>();
    for (const story of small) {
      await story.run();
      const icon = document.querySelector('svg');
      await expect(icon).toHaveAttribute('aria-hidden', 'true');
      shapes.add(icon?.innerHTML ?? '');
    }
    await expect(shapes.size).toBe(small.length);
  });

  // Requirement: TS-008
  it('keeps the shape of its tone when it is large', async () => {
    await Danger.run();
    const shape = document.querySelector('svg')?.innerHTML;
    await LargeDanger.run();
    await expect(document.querySelector('svg')?.innerHTML).toBe(shape);
  });

  it('is larger when it is the result of a page', async () => {
    await Default.run();
    const icon = document.querySelector('svg')?.getBoundingClientRect().width ?? 0;
    await LargeSuccess.run();
    await expect(document.querySelector('svg')?.getBoundingClientRect().width).toBeGreaterThan(
      icon,
    );
  });

  it('is no control and no live region', async () => {
    await Default.run();
    await expect(page.queryByRole('status')).toBeNull();
    await expect(page.getByText('Approved').closest('[tabindex], button, a')).toBeNull();
  });

  it('breaks long words instead of growing out of its place', async () => {
    await LongText.run();
    const { width } = page.getByText(/^Waiting for/).getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(256);
  });
});
