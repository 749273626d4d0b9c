import { composeStories } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { describe, it } from 'vitest';
import * as stories from './MobileField.stories.tsx';

const { CanBeChanged, Default, InError, Sending, Verified, Verifying } = composeStories(stories);
const screen = within(document.body);
const field = () => screen.getByRole('textbox', { name: 'Mobile Number' });

describe('MobileField', () => {
  it('is a telephone field that takes ten digits, with the prefix outside the value', async () => {
    await Default.run();
    await expect(field()).toHaveAttribute('type', 'tel');
    await expect(field()).toHaveAttribute('inputmode', 'numeric');
    await expect(field()).toHaveAttribute('autocomplete', 'tel');
    await expect(field()).toHaveAttribute('aria-required', 'true');
    await userEvent.type(field(), '9000000001');
    await expect(field()).toHaveValue('9000000001');
  });

  it('accepts digits only, and no more than ten', async () => {
    await Default.run();
    await userEvent.type(field(), '90a0-0 x');
    await expect(field()).toHaveValue('9000');
    await userEvent.type(field(), '00000123');
    await expect(field()).toHaveValue('9000000001');
  });

  it('accepts a pasted number with spaces and country code', async () => {
    await Default.run();
    await userEvent.click(field());
    await userEvent.paste('+91 90000 00001');
    await expect(field()).toHaveValue('9000000001');
  });

  it('calls onVerify only once while it is pending', async () => {
    await Default.run();
    await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
    await expect(Default.args.onVerify).toHaveBeenCalledOnce();
    await Sending.run();
    const button = screen.getByRole('button', { name: 'Verify' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(Sending.args.onVerify).not.toHaveBeenCalled();
  });

  it('announces that the number is verified, and only then', async () => {
    await Default.run();
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await Verifying.run();
    await expect(screen.getByRole('status')).toHaveTextContent('Verified');
  });

  it('keeps a verified number from being changed and still lets it be read', async () => {
    await Verified.run();
    await userEvent.tab();
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('7');
    await expect(field()).toHaveValue('9000000001');
    await expect(screen.queryByRole('button')).toBeNull();
  });

  it('moves the focus to the number when the pressed button is removed', async () => {
    await Verifying.run();
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it('does not move the focus when it is verified initially', async () => {
    await Verified.run();
    await expect(document.body).toHaveFocus();
  });

  it('can be made editable again, with the focus in the number', async () => {
    await CanBeChanged.run();
    await userEvent.click(screen.getByRole('button', { name: 'Change the number' }));
    await expect(CanBeChanged.args.onChangeNumber).toHaveBeenCalledOnce();
    await expect(field()).toHaveFocus();
    await expect(field()).not.toHaveAttribute('readonly');
    await expect(screen.getByRole('button', { name: 'Verify' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Change the number' })).toBeNull();
  });

  it('is invalid in error and described by it', async () => {
    await InError.run();
    await expect(field()).toBeInvalid();
    await expect(field()).toHaveAccessibleDescription('Please enter a valid mobile no.');
  });
});
