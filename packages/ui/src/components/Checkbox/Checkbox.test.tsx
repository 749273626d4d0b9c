import { composeStories } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { describe, it } from 'vitest';
import * as stories from './Checkbox.stories.tsx';

const { Default, InError, Ticked, WithLink } = composeStories(stories);
const screen = within(document.body);
const declaration = 'I declare that everything in this application is true.';

describe('Checkbox', () => {
  it('is a checkbox named by its sentence', async () => {
    await Default.run();
    const box = screen.getByRole('checkbox', { name: declaration });
    await expect(box).not.toBeChecked();
    await expect(box).not.toHaveAttribute('aria-invalid');
    await expect(box).toHaveAccessibleDescription('');
  });

  it('is ticked and unticked with Space', async () => {
    await Default.run();
    await userEvent.tab();
    const box = screen.getByRole('checkbox');
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(Default.args.onChange).toHaveBeenCalledTimes(2);
  });

  it('is ticked by a press anywhere in its row', async () => {
    await Default.run();
    const row = screen.getByText(declaration).closest('label');
    await expect(row?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(screen.getByText(declaration));
    await expect(screen.getByRole('checkbox')).toBeChecked();
  });

  it('shows its tick only when ticked', async () => {
    await Ticked.run();
    const mark = document.querySelector('input + [aria-hidden]');
    await expect(mark).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox'));
    await expect(mark).not.toBeVisible();
  });

  it('leaves the tick alone when a link in the sentence is followed', async () => {
    await WithLink.run();
    screen.getByRole('link', { name: 'terms and conditions' }).click();
    await expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('is invalid in error and described by it', async () => {
    await InError.run();
    const box = screen.getByRole('checkbox', { name: declaration });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Please accept the declaration');
  });
});
