import { composeStories } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { describe, it } from 'vitest';
import * as stories from './TextArea.stories.tsx';

const { Cleared, Default, InError, Optional, WithCounter, WithCounterInError } =
  composeStories(stories);
const screen = within(document.body);

describe('TextArea', () => {
  it('is a field of several lines, named by its label and required', async () => {
    await Default.run();
    const area = screen.getByRole('textbox', { name: 'Purpose' });
    await expect(area.tagName).toBe('TEXTAREA');
    await expect(area).toHaveAttribute('aria-required', 'true');
    await userEvent.type(area, 'Paddy{Enter}Vegetables');
    await expect(area).toHaveValue('Paddy\nVegetables');
  });

  it('lets Tab leave the field', async () => {
    await Default.run();
    await userEvent.tab();
    await expect(screen.getByRole('textbox')).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('textbox')).not.toHaveFocus();
  });

  it('counts what is typed and announces the count after a pause, not at each key', async () => {
    await WithCounter.run();
    const area = screen.getByRole('textbox', { name: 'Purpose' });
    await expect(area).toHaveAccessibleDescription('5 of 500 characters');
    await userEvent.type(area, ' field');
    await expect(area).toHaveAccessibleDescription('11 of 500 characters');
    await expect(area).toHaveAttribute('maxlength', '500');
    const status = screen.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await waitFor(() => expect(status).toHaveTextContent('11 of 500 characters'), {
      timeout: 3000,
    });
  });

  it('counts a value that the caller changes', async () => {
    await Cleared.run();
    await expect(screen.getByRole('textbox')).toHaveValue('');
    await expect(screen.getByText('0 of 500 characters')).toBeVisible();
  });

  it('has no counter without countText', async () => {
    await Default.run();
    await expect(screen.queryByText(/characters/)).toBeNull();
  });

  it('is invalid in error and described by hint and error', async () => {
    await InError.run();
    const area = screen.getByRole('textbox', { name: 'Purpose' });
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription(/held on the land\. Please enter the purpose$/);
  });

  it('is described by the error and then the count', async () => {
    await WithCounterInError.run();
    await expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
      'Please write at least 10 characters 4 of 500 characters',
    );
  });

  it('says that it is optional', async () => {
    await Optional.run();
    const area = screen.getByRole('textbox', { name: /^Remark\s*\(optional\)$/ });
    await expect(area).not.toHaveAttribute('aria-required');
  });
});
