import { composeStories } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { describe, it } from 'vitest';
import * as stories from './Loader.stories.tsx';

const { Default, LongWait, NothingToWaitFor, ShortWait } = composeStories(stories);
const page = within(document.body);
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('Loader', () => {
  it('says its word as a status after the first moment', async () => {
    await Default.run();
    await expect(page.getByRole('status')).toHaveTextContent(/^Loading$/);
  });

  it('covers the page while it shows', async () => {
    await Default.run();
    const { width, height } = page.getByRole('status').getBoundingClientRect();
    await expect([width, height]).toEqual([
      document.documentElement.clientWidth,
      window.innerHeight,
    ]);
  });

  it('keeps its drawing away from screen readers', async () => {
    await Default.run();
    const drawing = page.getByText('Loading').firstElementChild;
    await expect(drawing).toHaveAttribute('aria-hidden', 'true');
  });

  it('is an empty status that covers nothing when there is nothing to wait for', async () => {
    await NothingToWaitFor.run();
    await later(500);
    const status = page.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await expect(status.getBoundingClientRect().height).toBe(0);
  });

  it('shows nothing in a short wait', async () => {
    await ShortWait.run();
    const until = Date.now() + 700;
    while (Date.now() < until) {
      await expect(page.queryByText('Loading')).toBeNull();
      await later(50);
    }
  });

  it('stays long enough to be read, then goes', async () => {
    await LongWait.run();
    await later(300);
    await expect(page.getByText('Loading')).toBeVisible();
    await waitFor(() => expect(page.queryByText('Loading')).toBeNull(), { timeout: 2000 });
  });
});
