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

  it('answers to Enter and to Space', async () => {
    const onClick = fn();
    await Default.run({ args: { ...Default.args, onClick } });
    onClick.mockClear();
    page.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('keeps its words as the name when only the icon shows', async () => {
    await IconOnly.run();
    const button = page.getByRole('button', { name: 'Close' });
    await expect(button.textContent).toBe('');
    await expect(button.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('says the fact after the label as part of its name', async () => {
    await WithMeta.run();
    await expect(page.getByRole('button')).toHaveAccessibleName('Download receipt PDF, 340 KB');
  });

  it('is busy and deaf while the action is under way', async () => {
    const onClick = fn();
    await Pending.run({ args: { ...Pending.args, onClick } });
    const button = page.getByRole('button', { name: 'Sending code' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(button, '{Enter}');
    await expect(onClick).not.toHaveBeenCalled();
  });

  it('can be reached but not pressed when disabled', async () => {
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

  it('tells the language of its words', async () => {
    await Hindi.run();
    await expect(page.getByRole('button')).toHaveAttribute('lang', 'hi');
  });
});
