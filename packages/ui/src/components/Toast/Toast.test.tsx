import { composeStories } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { afterEach, beforeEach, describe, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './Toast.stories.tsx';

const { Closed, Default, NoMessage, SeveralMessages, WithUndo } = composeStories(stories);
const page = within(document.body);
const status = () => page.getByRole('status');
const pass = async (ms: number) => {
  for (let passed = 0; passed < ms; passed += 500) {
    await vi.advanceTimersByTimeAsync(500);
    await new Promise(requestAnimationFrame);
  }
};

beforeEach(async () => {
  await userEvent.unhover(document.body);
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('Toast', () => {
  it('has a named region with an empty status before the first message', async () => {
    await NoMessage.run();
    const region = within(page.getByRole('region', { name: 'Confirmations' }));
    await expect(region.getByRole('status')).toBeEmptyDOMElement();
  });

  it('announces its text as a status and does not move the focus', async () => {
    await Default.run();
    await expect(status()).toHaveTextContent('Draft saved');
    await expect(page.getByRole('button', { name: 'Save draft' })).toHaveFocus();
  });

  it('closes after eight seconds, not before', async () => {
    await Default.run();
    await pass(7000);
    await expect(status()).toHaveTextContent('Draft saved');
    await pass(1500);
    await waitFor(() => expect(status()).toBeEmptyDOMElement());
    await expect(Default.args.onClose).toHaveBeenCalledOnce();
    await expect(Default.args.onClose).toHaveBeenCalledWith('saved');
  });

  it('closes in time even if its caller renders repeatedly', async () => {
    await Default.run();
    for (let second = 0; second < 9; second += 1) {
      page.getByText('Save draft').click();
      await pass(1000);
    }
    await expect(Default.args.onClose).toHaveBeenCalledWith('saved');
  });

  it('describes each button by its message', async () => {
    await SeveralMessages.run();
    const words = page
      .getAllByRole('button', { name: 'Close' })
      .map((button) => document.getElementById(button.getAttribute('aria-describedby') ?? ''));
    await expect(words.map((element) => element?.textContent)).toEqual([
      'Draft saved',
      'Application number copied',
    ]);
  });

  it('closes several messages one after the other', async () => {
    await SeveralMessages.run();
    await pass(8500);
    await waitFor(() => expect(status()).not.toHaveTextContent('Draft saved'));
    await expect(status()).toHaveTextContent('Application number copied');
    await pass(8500);
    await waitFor(() => expect(status()).toBeEmptyDOMElement());
  });

  it('stays while it is hovered', async () => {
    await Default.run();
    await userEvent.hover(page.getByText('Draft saved'));
    await pass(30_000);
    await expect(status()).toHaveTextContent('Draft saved');
  });

  it('is focused with F6 and stays while it has the focus', async () => {
    await Default.run();
    const isTaken = new Promise((resolve) => {
      const look = ({ defaultPrevented }: KeyboardEvent) => resolve(defaultPrevented);
      window.addEventListener('keydown', look, { once: true });
    });
    await userEvent.keyboard('{F6}');
    await expect(await isTaken).toBe(true);
    await expect(page.getByRole('button', { name: 'Close' })).toHaveFocus();
    await pass(30_000);
    await expect(status()).toHaveTextContent('Draft saved');
  });

  it('returns the focus when it was focused with F6 and closed', async () => {
    await Default.run();
    await userEvent.keyboard('{F6}');
    await userEvent.keyboard('{Enter}');
    await expect(status()).toBeEmptyDOMElement();
    await expect(page.getByRole('button', { name: 'Save draft' })).toHaveFocus();
  });

  it('closes the next message after one was closed with the keyboard', async () => {
    await SeveralMessages.run();
    await userEvent.keyboard('{F6}');
    await userEvent.keyboard('{Enter}');
    await expect(status()).toHaveTextContent(/^Application number copied$/);
    await pass(8500);
    await waitFor(() => expect(status()).toBeEmptyDOMElement());
  });

  it('reverts the action with Undo, and closes', async () => {
    await WithUndo.run();
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await expect(WithUndo.args.messages?.[0]?.undo?.onClick).toHaveBeenCalledOnce();
    await expect(WithUndo.args.onClose).toHaveBeenCalledWith('removed');
    await expect(page.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is closed with its button', async () => {
    await Closed.run();
    await expect(Closed.args.onClose).toHaveBeenCalledOnce();
    await expect(Closed.args.onClose).toHaveBeenCalledWith('saved');
  });
});
