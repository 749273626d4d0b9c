import { composeStories } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { describe, it } from 'vitest';
import * as stories from './PasswordField.stories.tsx';

const { Default, WithRules, WithRulesInError, WithoutPaste } = composeStories(stories);
const screen = within(document.body);

describe('PasswordField', () => {
  it('is named by its label, hides what is typed and is required', async () => {
    await Default.run();
    const field = screen.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
    await expect(field).toHaveAttribute('aria-required', 'true');
  });

  it('shows and hides the password with the keyboard and keeps the value', async () => {
    await Default.run();
    const field = screen.getByLabelText('Password');
    await userEvent.type(field, 'Paddy-Field-7');
    await userEvent.tab();
    const toggle = screen.getByRole('button', { name: 'Show password' });
    await expect(toggle).toHaveFocus();
    await expect(toggle).toHaveAccessibleDescription('Password');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(screen.getByRole('button', { name: 'Hide' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(screen.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await expect(field).toHaveValue('Paddy-Field-7');
  });

  it('is described by the rules and marks those that are met', async () => {
    await WithRules.run();
    const field = screen.getByLabelText('New Password');
    await expect(field).toHaveAccessibleDescription(/8 characters\s*An uppercase letter/);
    await expect(field).not.toHaveAccessibleDescription(/met/);
    await userEvent.type(field, 'Paddy-77');
    await expect(field).toHaveAccessibleDescription(/8 characters\s?, met/);
    await userEvent.clear(field);
    await expect(field).not.toHaveAccessibleDescription(/met/);
  });

  it('is described by hint, error and rules in this order', async () => {
    await WithRulesInError.run();
    const field = screen.getByLabelText('New Password');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      /^Do not use.*website\. Password should contain.*number\. 8 characters/,
    );
  });

  it('refuses pasted text only with isPasteBlocked', async () => {
    await WithoutPaste.run();
    await userEvent.click(screen.getByLabelText('Confirm New Password'));
    await userEvent.paste('Paddy-Field-7');
    await expect(screen.getByLabelText('Confirm New Password')).toHaveValue('');
    await Default.run();
    await userEvent.click(screen.getByLabelText('Password'));
    await userEvent.paste('Paddy-Field-7');
    await expect(screen.getByLabelText('Password')).toHaveValue('Paddy-Field-7');
  });
});
