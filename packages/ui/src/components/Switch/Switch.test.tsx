import { composeStories } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { afterEach, describe, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import * as stories from './Switch.stories.tsx';

const { Default, Described, Disabled, InError, OnAPhone, Pending, PendingThenOff } =
  composeStories(stories);
const page = within(document.body);
const name = 'Send me a text message when the state changes';
const control = () => page.getByRole<HTMLInputElement>('switch');
const thumbStart = () => {
  const [track, thumb] = [control(), control().nextElementSibling];
  return (thumb?.getBoundingClientRect().left ?? 0) - track.getBoundingClientRect().left;
};

afterEach(() => document.documentElement.removeAttribute('dir'));

describe('Switch', () => {
  it('is a switch named by its label, off and without a description', async () => {
    await Default.run();
    await expect(control()).toHaveAccessibleName(name);
    await expect(control()).not.toBeChecked();
    await expect(control()).toHaveAccessibleDescription('');
    await expect(control()).not.toHaveAttribute('aria-invalid');
    await expect(control()).not.toHaveAttribute('aria-disabled');
  });

  it('is turned on and off with Space', async () => {
    await Default.run();
    await userEvent.tab();
    await expect(control()).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control()).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control()).not.toBeChecked();
    await expect(Default.args.onChange).toHaveBeenCalledTimes(2);
  });

  it('is turned on by a press anywhere in its row', async () => {
    await Default.run();
    const row = page.getByText(name);
    await expect(row.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(row);
    await expect(control()).toBeChecked();
  });

  it('shows its state by the position of the thumb and by a check mark', async () => {
    await Default.run();
    const tick = document.querySelector('svg');
    const off = thumbStart();
    await expect(tick).not.toBeVisible();
    await userEvent.click(control());
    await expect(thumbStart()).toBeGreaterThan(off + 16);
    await expect(tick).toBeVisible();
  });

  it('is mirrored in right-to-left text', async () => {
    document.documentElement.dir = 'rtl';
    await Default.run();
    const off = thumbStart();
    await userEvent.click(control());
    await expect(thumbStart()).toBeLessThan(off - 16);
  });

  it('is described by its sentence', async () => {
    await Described.run();
    await expect(control()).toHaveAccessibleDescription(
      'One message for each change, at most three a day.',
    );
    await expect(control()).toHaveAccessibleName(name);
  });

  it('is invalid in error and described by it', async () => {
    await InError.run();
    await expect(control()).toBeInvalid();
    await expect(control()).toHaveAccessibleDescription(
      'The change was not saved. Please try again.',
    );
  });

  it('is focusable but not changeable when disabled', async () => {
    await Disabled.run();
    await userEvent.tab();
    await expect(control()).toHaveFocus();
    await expect(control()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard(' ');
    page.getByText(name).click();
    await expect(control()).not.toBeChecked();
    await expect(Disabled.args.onChange).not.toHaveBeenCalled();
  });

  it('is busy and keeps its state while the change is pending', async () => {
    await Pending.run();
    await expect(control()).toHaveAttribute('aria-busy', 'true');
    control().click();
    await expect(control()).toBeChecked();
    await expect(Pending.args.onChange).not.toHaveBeenCalled();
  });

  it('reacts to the first press after the wait', async () => {
    await PendingThenOff.run();
    await expect(control()).not.toBeChecked();
    await expect(PendingThenOff.args.onChange).toHaveBeenCalledOnce();
  });

  it('keeps an edge and a thumb in forced colours', async () => {
    await Default.run();
    const session = cdp() as unknown as {
      send: (method: string, options: Record<string, unknown>) => Promise<unknown>;
    };
    const force = (value: string) =>
      session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
    await force('active');
    const track = getComputedStyle(control());
    await expect(track.borderInlineStartColor).not.toBe(track.backgroundColor);
    const thumb = getComputedStyle(control().nextElementSibling ?? document.body);
    await expect(thumb.backgroundColor).not.toBe(track.backgroundColor);
    await force('');
  });

  it('has no overflow on a phone', async () => {
    await OnAPhone.run();
    const row = page.getByText(/^Send a text/).closest('label');
    await expect(row?.scrollWidth).toBeLessThanOrEqual(row?.clientWidth ?? 0);
  });
});
