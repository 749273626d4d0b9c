import { composeStories } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { afterEach, describe, it } from 'vitest';
import { page as screen } from 'vitest/browser';
import * as stories from './FontSizeControl.stories.tsx';

const { AtTheLargest, AtTheSmallest, BackToTheStart, Default, Odia, OnAPhone } =
  composeStories(stories);
const page = within(document.body);
const button = (name: string) => page.getByRole('button', { name });

afterEach(() => screen.viewport(1280, 900));

describe('FontSizeControl', () => {
  // Requirement: HD-005
  it('is a named group of three buttons whose names are words, not signs', async () => {
    await Default.run();
    const group = within(page.getByRole('group', { name: 'Text size' }));
    const buttons = group.getAllByRole('button');
    await expect(buttons).toHaveLength(3);
    for (const [index, name] of ['Smaller text', 'Reset text size', 'Larger text'].entries()) {
      await expect(buttons[index]).toHaveAccessibleName(name);
    }
  });

  it('changes the size by keyboard and announces it', async () => {
    await Default.run();
    button('Larger text').focus();
    await userEvent.keyboard('{Enter}');
    await expect(page.getByRole('status')).toHaveTextContent(/^Text size 17 px$/);
    button('Smaller text').focus();
    await userEvent.keyboard('  ');
    await expect(page.getByRole('status')).toHaveTextContent(/^Text size 15 px$/);
  });

  it('announces the size when it is reset', async () => {
    await BackToTheStart.run();
    await expect(page.getByRole('status')).toHaveTextContent(/^Text size 16 px$/);
    await expect(button('Reset text size')).toHaveFocus();
  });

  it('stops at both limits, says so, and keeps the buttons in the tab order', async () => {
    for (const [story, name] of [
      [AtTheSmallest, 'Smaller text'],
      [AtTheLargest, 'Larger text'],
    ] as const) {
      const onChange = fn();
      await story.run({ args: { ...story.args, onChange } });
      await expect(button(name)).toHaveAttribute('aria-disabled', 'true');
      await expect(button(name)).toHaveAccessibleDescription(/^This is the (small|larg)est size$/);
      button(name).focus();
      await expect(button(name)).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(onChange).not.toHaveBeenCalled();
    }
  });

  it('removes the note of the limit when the size changes', async () => {
    await AtTheLargest.run();
    await expect(button('Smaller text')).not.toHaveAttribute('aria-disabled');
    await userEvent.click(button('Smaller text'));
    await expect(button('Larger text')).not.toHaveAttribute('aria-disabled');
  });

  it('keeps smaller and larger on a phone and hides the middle button', async () => {
    await screen.viewport(320, 640);
    await OnAPhone.run();
    await expect(page.getAllByRole('button')).toEqual([
      button('Smaller text'),
      button('Larger text'),
    ]);
  });

  it('has no text of its own', async () => {
    await Odia.run();
    await userEvent.click(button('ବଡ଼ ଅକ୍ଷର'));
    await expect(page.getByRole('status')).toHaveTextContent('ଅକ୍ଷର ଆକାର 18 px');
  });
});
