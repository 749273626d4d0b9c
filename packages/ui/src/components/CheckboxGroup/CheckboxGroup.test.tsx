import { composeStories } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { describe, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './CheckboxGroup.stories.tsx';

const { Default, InError, Optional, SomeOfAll } = composeStories(stories);
const screen = within(document.body);
const group = () => screen.getByRole('group', { name: /^Documents that you have/ });
const box = (name: string) => within(group()).getByRole('checkbox', { name });

describe('CheckboxGroup', () => {
  it('is a group named by its question, with a checkbox for each thing', async () => {
    await Default.run();
    await expect(within(group()).getAllByRole('checkbox')).toHaveLength(3);
    await expect(box('Khatiyan')).toBeChecked();
    await expect(box('Rent receipt')).not.toBeChecked();
  });

  it('has each checkbox as a tab stop, and Space checks it', async () => {
    await Default.run();
    await userEvent.tab();
    await expect(box('Khatiyan')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box('Rent receipt')).toBeChecked();
    await expect(box('Khatiyan')).toBeChecked();
  });

  it('is described by hint and error, and can be focused by a link', async () => {
    await InError.run({ args: { ...InError.args, id: 'papers' } });
    await expect(group()).toHaveAccessibleDescription(
      'Choose all that apply. Please choose at least one document',
    );
    document.getElementById('papers')?.focus();
    await expect(group()).toHaveFocus();
  });

  it('says that it is optional', async () => {
    await Optional.run();
    await expect(group()).toHaveAccessibleName(/\(optional\)$/);
  });

  it('shows a dash for some and a check mark for all', async () => {
    await SomeOfAll.run();
    const all = box('All documents');
    const mark = () => all.parentElement?.querySelector('svg')?.outerHTML;
    await expect(all).toBePartiallyChecked();
    const dash = mark();
    await userEvent.click(all);
    await expect(all).not.toBePartiallyChecked();
    await expect(all).toBeChecked();
    await expect(mark()).not.toBe(dash);
    await userEvent.click(box('Khatiyan'));
    await expect(all).toBePartiallyChecked();
  });
});
