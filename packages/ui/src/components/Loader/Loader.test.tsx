import { composeStories } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { describe, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './Loader.stories.tsx';

const { Default, LongWait, NothingToWaitFor, ShortWait } = composeStories(stories);
const page = within(document.body);
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Watches from now on and gives how long the word stood on the page, in ms. */
function watchStay(): () => number {
  const seen: number[] = [];
  const observer = new MutationObserver(() => {
    const isShown = page.queryByText('Loading') !== null;
    if (isShown === (seen.length === 0) && seen.length < 2) seen.push(performance.now());
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    const [shown = 0, gone = 0] = seen;
    return gone - shown;
  };
}

describe('Loader', () => {
  // Requirement: HD-039
  it('announces its label as a status after a delay', async () => {
    await Default.run();
    await expect(page.getByRole('status')).toHaveTextContent(/^Loading$/);
  });

  it('covers the page while it shows', async () => {
    await Default.run();
    const overlay = page.getByRole('status').firstElementChild;
    const { width, height } = overlay?.getBoundingClientRect() ?? {};
    await expect(overlay?.matches(':popover-open')).toBe(true);
    await expect([width, height]).toEqual([
      document.documentElement.clientWidth,
      window.innerHeight,
    ]);
  });

  it('hides its drawing from screen readers', async () => {
    await Default.run();
    const drawing = page.getByText('Loading', { selector: 'span' }).firstElementChild;
    await expect(drawing).toHaveAttribute('aria-hidden', 'true');
  });

  it('blocks keys and presses on the page while it is shown, and keeps the focus', async () => {
    await LongWait.run({ args: { ...LongWait.args, waitMs: 3000 } });
    const button = page.getByRole('button', { name: 'Load' });
    await expect(button).toHaveFocus();
    const heard = { click: 0, keydown: 0 };
    button.addEventListener('click', () => (heard.click += 1));
    button.addEventListener('keydown', () => (heard.keydown += 1));
    button.click();
    await userEvent.keyboard('{Enter}{Tab}');
    await expect(heard).toEqual({ click: 0, keydown: 0 });
    await expect(button).toHaveFocus();
    await waitFor(() => expect(page.queryByText('Loading')).toBeNull(), { timeout: 10_000 });
    await userEvent.keyboard('{Tab}');
    await expect(heard.keydown).toBe(1);
  });

  it('is an empty status when nothing is loading', async () => {
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

  // Requirement: HD-039
  it('is shown long enough to be read', async () => {
    const stay = watchStay();
    await LongWait.run();
    await waitFor(() => expect(page.queryByText('Loading')).toBeNull(), { timeout: 10_000 });
    // A timer may ring late and never early, but for the rounding of the two clocks.
    await expect(stay()).toBeGreaterThan(395);
  });
});
