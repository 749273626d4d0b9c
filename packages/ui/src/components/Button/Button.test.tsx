import { composeStories } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { describe, it } from 'vitest';
import * as stories from './Button.stories.tsx';

const { Default, Disabled, Hindi, IconOnly, Pending, WithMeta } = composeStories(stories);
const page = within(document.body);

describe('Button', () => {
  it('is a button named by its label that does not submit by itself', async () => {
    await Default.run();
    const button = page.getByRole<HTMLButtonElement>('button', { name: 'Save draft' });
    await expect(button.type).toBe('button');
    await expect(button).not.toHaveAttribute('aria-disabled');
    await expect(button).not.toHaveAttribute('aria-busy');
  });

  it('is pressed with Enter and with Space', async () => {
    const onClick = fn();
    await Default.run({ args: { ...Default.args, onClick } });
    onClick.mockClear();
    page.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('keeps its label as the accessible name when only the icon is shown', async () => {
    await IconOnly.run();
    const button = page.getByRole('button', { name: 'Close' });
    await expect(button.textContent).toBe('');
    await expect(button.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('has the fact after the label in its accessible name', async () => {
    await WithMeta.run();
    await expect(page.getByRole('button')).toHaveAccessibleName('Download receipt PDF, 340 KB');
  });

  it('is busy and ignores presses while the action is pending', async () => {
    const onClick = fn();
    await Pending.run({ args: { ...Pending.args, onClick } });
    const button = page.getByRole('button', { name: 'Sending code' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(button, '{Enter}');
    await expect(onClick).not.toHaveBeenCalled();
  });

  it('is focusable but not pressable when disabled', async () => {
    const onClick = fn();
    await Disabled.run({ args: { ...Disabled.args, onClick } });
    const button = page.getByRole('button', { name: 'Continue' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard(' ');
    await expect(onClick).not.toHaveBeenCalled();
  });

  it('does not submit its form while pending', async () => {
    const onSubmit = fn((event: Event) => event.preventDefault());
    await Pending.run({ args: { ...Pending.args, type: 'submit', form: 'outer' } });
    const form = document.createElement('form');
    form.id = 'outer';
    form.addEventListener('submit', onSubmit);
    document.body.append(form);
    await userEvent.click(page.getByRole('button'));
    form.remove();
    await expect(onSubmit).not.toHaveBeenCalled();
  });

  it('sets the language of its text', async () => {
    await Hindi.run();
    await expect(page.getByRole('button')).toHaveAttribute('lang', 'hi');
  });
});
