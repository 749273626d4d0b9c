import { composeStories } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { describe, it } from 'vitest';
import * as stories from './TextField.stories.tsx';

const { Default, InError, Optional, ReadOnly, Refused, WithCount, WithLabelAside, WithSuffix } =
  composeStories(stories);
const screen = within(document.body);

describe('TextField', () => {
  it('is named by its label and required by default', async () => {
    await Default.run();
    const field = screen.getByRole('textbox', { name: 'Full name' });
    await expect(field).toHaveAttribute('aria-required', 'true');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(field).toHaveAccessibleDescription('');
  });

  it('takes the focus when its label is pressed', async () => {
    await Default.run();
    await userEvent.click(screen.getByText('Full name'));
    await expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('is invalid in error and described by the hint and then the error', async () => {
    await InError.run();
    const field = screen.getByRole('textbox', { name: 'Full name' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'As it is written in the record of rights. Full name is required.',
    );
  });

  it('says that it is optional and is then not required', async () => {
    await Optional.run();
    const field = screen.getByRole('textbox', { name: /^Email ID\s*\(optional\)$/ });
    await expect(field).not.toHaveAttribute('aria-required');
  });

  it('keeps the unit out of the value', async () => {
    await WithSuffix.run();
    const field = screen.getByRole('textbox', { name: 'Area in acres' });
    await userEvent.type(field, '0.4200');
    await expect(field).toHaveValue('0.4200');
    await expect(screen.getByText('acres')).toBeVisible();
  });

  it('reaches the link on the label line before the field', async () => {
    await WithLabelAside.run();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Where to find it' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('textbox', { name: 'Khatian No' })).toHaveFocus();
  });

  it('shows the count from 80 % of maxLength, and announces it after a pause', async () => {
    await WithCount.run();
    const field = screen.getByRole('textbox', { name: 'Subject' });
    await expect(field).toHaveAccessibleDescription('47 of 50 characters');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('47 of 50'), {
      timeout: 3000,
    });
    await userEvent.clear(field);
    await userEvent.type(field, 'Plot 214');
    await expect(field).toHaveAccessibleDescription('');
  });

  // Requirement: UN-143
  it('is emptied at once by a text that is refused, and says why until a good one', async () => {
    await Refused.run();
    const field = screen.getByRole('textbox', { name: 'Father Name' });
    await expect(field).toHaveValue('');
    await expect(field).toHaveAccessibleDescription('/ Not allowed in 1st Place!!!');
    await expect(screen.getByRole('status')).toHaveTextContent('/ Not allowed in 1st Place!!!');
    await userEvent.type(field, 'Gopal');
    await expect(field).toHaveValue('Gopal');
    await expect(field).toBeValid();
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('lets a read-only value be reached and not changed', async () => {
    await ReadOnly.run();
    await userEvent.tab();
    await userEvent.keyboard('x');
    await expect(screen.getByRole('textbox', { name: 'Mouza Name' })).toHaveFocus();
    await expect(screen.getByRole('textbox')).toHaveValue('Bhubanpur');
  });
});
