import { composeStories } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { describe, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as stories from './Form.stories.tsx';

const { Default, Narrow, Pending, ServerErrors } = composeStories(stories);
const page = within(document.body);

describe('Form', () => {
  it('is a form with the name it is given', async () => {
    await Default.run();
    await expect(page.getByRole('form', { name: 'Track an application' })).toBeVisible();
  });

  it('is sent with Enter from a field, with the values of its fields', async () => {
    await Default.run();
    const form = page.getByRole<HTMLFormElement>('form');
    await expect(Default.args.onSubmit).toHaveBeenCalledOnce();
    await expect(new FormData(form).get('number')).toBe('TL-2026-0042');
  });

  it('is sent with its button', async () => {
    await Narrow.run();
    await userEvent.click(page.getByRole('button', { name: 'Track' }));
    await expect(Narrow.args.onSubmit).toHaveBeenCalledOnce();
  });

  it("leaves the checks to its fields and keeps the browser's own messages away", async () => {
    await Narrow.run();
    const email = page.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
    await userEvent.type(email, 'no address');
    await expect(email.validity.valid).toBe(false);
    await userEvent.keyboard('{Enter}');
    await expect(Narrow.args.onSubmit).toHaveBeenCalledOnce();
  });

  it('shows the messages of the server until a field is changed', async () => {
    await ServerErrors.run();
    const number = page.getByRole('textbox', { name: 'Application number' });
    const email = page.getByRole('textbox', { name: 'Email' });
    await expect(number).toHaveAccessibleDescription(
      /^There is no application .* Check the year\.$/,
    );
    await expect(email).toBeInvalid();
    await userEvent.type(number, '1');
    await expect(number).toBeValid();
    await expect(number).toHaveFocus();
    await expect(page.getAllByRole('link')).toHaveLength(1);
    await userEvent.type(email, 'a');
    await expect(page.queryByRole('alert')).toBeNull();
  });

  it('links each message to its field, also to one with an id of its own', async () => {
    const children = (
      <>
        <ErrorSummary />
        <TextField label="Application number" name="number" id="number" />
      </>
    );
    await ServerErrors.run({ args: { ...ServerErrors.args, children }, play: undefined });
    await userEvent.click(page.getByRole('link', { name: /^There is no/ }));
    await expect(page.getByRole('textbox')).toHaveFocus();
    await expect(page.getByRole('textbox')).toHaveAttribute('id', 'number');
  });

  it('is not sent twice while its button is pending', async () => {
    await Pending.run();
    await userEvent.click(page.getByRole('button', { name: 'Looking' }), { force: true });
    await expect(Pending.args.onSubmit).not.toHaveBeenCalled();
  });

  it('sets its fields in one column that fits a narrow place', async () => {
    await Narrow.run();
    const form = page.getByRole('form');
    const [first, second] = [...form.children].map((child) => child.getBoundingClientRect());
    await expect(first?.left).toBe(second?.left);
    await expect(first?.bottom).toBeLessThan(second?.top ?? 0);
    await expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth);
  });
});
