import { composeStories } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { afterEach, beforeEach, describe, it, vi } from 'vitest';
import * as stories from './Countdown.stories.tsx';

const { AboutToSpeak, Default, LongText, RunsOut, StartsAgain } = composeStories(stories);
const page = within(document.body);
const timer = () => page.getByRole('timer');
const status = () => page.getByRole('status');
const pass = async (seconds: number) => {
  for (let passed = 0; passed < seconds; passed += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    await new Promise(requestAnimationFrame);
  }
};
const secondsLeft = () => Number(/in (\d+) s/.exec(timer().textContent)?.[1]);

beforeEach(() => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('Countdown', () => {
  // Requirement: OT-002
  it('can be read as text at any time', async () => {
    await Default.run();
    await expect(timer()).toHaveTextContent(/^You can ask for a new code in 4[45] s$/);
    await pass(5);
    await expect(secondsLeft()).toBeGreaterThanOrEqual(38);
    await expect(secondsLeft()).toBeLessThanOrEqual(40);
  });

  it('announces nothing between its marks', async () => {
    await Default.run();
    await pass(5);
    await expect(status()).toBeEmptyDOMElement();
  });

  it('is announced at 60, 30, 10 and 0 seconds only', async () => {
    await AboutToSpeak.run();
    const spoken: (string | null)[] = [];
    new MutationObserver(() => spoken.push(status().textContent)).observe(status(), {
      childList: true,
      characterData: true,
      subtree: true,
    });
    await pass(64);
    await waitFor(() => expect(secondsLeft()).toBe(0));
    await expect(spoken.filter(Boolean)).toEqual(
      [60, 30, 10, 0].map((left) => `You can ask for a new code in ${left} s`),
    );
  });

  it('calls onEnd once', async () => {
    await RunsOut.run();
    await pass(3);
    await expect(RunsOut.args.onEnd).toHaveBeenCalledOnce();
    await expect(status()).toHaveTextContent('in 0 s');
  });

  it('starts again with another run key', async () => {
    await StartsAgain.run();
    await expect(StartsAgain.args.onEnd).not.toHaveBeenCalled();
    await pass(3);
    await waitFor(() => expect(StartsAgain.args.onEnd).toHaveBeenCalledOnce());
  });

  it('stops when it is removed', async () => {
    await AboutToSpeak.run();
    await Default.run();
    await pass(70);
    await expect(Default.args.onEnd).toHaveBeenCalledOnce();
  });

  it('hides its ring from screen readers and shortens it', async () => {
    await Default.run();
    const ring = document.querySelector('svg');
    await expect(ring).toHaveAttribute('aria-hidden', 'true');
    const rest = ring?.querySelector('[stroke-dasharray]');
    const share = () => Number.parseFloat(rest?.getAttribute('stroke-dasharray') ?? '');
    const before = share();
    await pass(20);
    await expect(share()).toBeLessThan(before - 0.4);
  });

  it('breaks long words inside its width', async () => {
    await LongText.run();
    await expect(timer().getBoundingClientRect().right).toBeLessThanOrEqual(16 + 288 + 1);
  });
});
