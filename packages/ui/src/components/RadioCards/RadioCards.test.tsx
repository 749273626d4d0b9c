import { composeStories } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { describe, it } from 'vitest';
import * as stories from './RadioCards.stories.tsx';

const { Default, InError, WithoutDescriptions } = composeStories(stories);
const screen = within(document.body);
const question = 'How do you want to hold the land?';
const radio = (name: string) => screen.getByRole('radio', { name });

describe('RadioCards', () => {
  it('is a group named by its question, required, with nothing chosen', async () => {
    await Default.run();
    const fieldset = screen.getByRole('radiogroup', { name: question });
    await expect(fieldset).toHaveAttribute('aria-required', 'true');
    const group = within(fieldset);
    await expect(group.getAllByRole('radio')).toHaveLength(2);
    await expect(group.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('names a choice whose value has a space', async () => {
    const choices = [
      { value: 'G CLOSE', label: 'Close', description: 'Nothing is left to decide.' },
    ];
    await Default.run({ args: { ...Default.args, choices } });
    await expect(radio('Close')).toHaveAccessibleDescription('Nothing is left to decide.');
  });

  it('names a choice by its label and describes it by its sentence, once', async () => {
    await Default.run();
    await expect(radio('On lease')).toHaveAccessibleDescription(
      'For some years, against a yearly rent.',
    );
    await WithoutDescriptions.run();
    await expect(radio('Case')).toHaveAccessibleDescription('');
  });

  it('is one tab stop; the arrows select', async () => {
    await Default.run();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(radio('On lease')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('As owner')).toBeChecked();
    await expect(radio('As owner')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('On lease')).toBeChecked();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  });

  it('is chosen by a press anywhere on its card', async () => {
    await Default.run();
    await userEvent.click(screen.getByText('For good, against one payment.'));
    await expect(radio('As owner')).toBeChecked();
    await expect(Default.args.onChange).toHaveBeenCalledOnce();
  });

  it('has its id on the first choice, so that an error summary can link to it', async () => {
    await InError.run({ args: { ...InError.args, id: 'holding' } });
    await expect(document.querySelector('#holding')).toBe(radio('On lease'));
  });

  it('describes the group by the error', async () => {
    await Default.run();
    await expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('');
    await InError.run();
    await expect(screen.getByRole('radiogroup', { name: question })).toHaveAccessibleDescription(
      'Please select how you want to hold the land',
    );
  });
});
