import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { expect, waitFor, within } from 'storybook/test';
import { afterEach, describe, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DictionaryProvider } from '../../dictionaries/DictionaryProvider.tsx';
import { or } from '../../dictionaries/or.ts';
import { Form } from '../Form/Form.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';

const screen = within(document.body);
const day = () => screen.getByRole('spinbutton', { name: /^Day/ });
const group = () => screen.getByRole('group');
const isMarked = (text: string) =>
  waitFor(async () => {
    await expect(day()).toBeInvalid();
    await expect(group()).toHaveAccessibleDescription(text);
  });
const isUnmarked = () => waitFor(() => expect(day()).toBeValid());
const type = async (digits: string) => {
  await userEvent.click(day());
  await userEvent.keyboard(digits);
};
const leave = () => (document.activeElement as HTMLElement).blur();

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
});

const showInForm = async (props: Partial<DateFieldProps>) => {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <Form onSubmit={(event) => event.preventDefault()}>
      <DateField label="Date" name="d" {...props} />
    </Form>,
  );
  await screen.findAllByRole('spinbutton');
};

function Controlled(props: Partial<DateFieldProps>) {
  const [value, setValue] = useState('2026-11-05');
  return <DateField label="Date" {...props} value={value} onChange={setValue} />;
}

describe('a date that is not valid', () => {
  it('is marked when the focus leaves a partial date, until it is complete', async () => {
    await showInForm({ optionalLabel: '(optional)' });
    await type('1506');
    leave();
    await isMarked('Enter the whole date');
    await userEvent.click(screen.getByRole('spinbutton', { name: /^Year/ }));
    await userEvent.keyboard('2026');
    await isUnmarked();
  });

  it('is marked when its form is submitted, until the form is reset', async () => {
    await showInForm({ optionalLabel: '(optional)' });
    await type('1506');
    await isUnmarked();
    document.forms[0]?.requestSubmit();
    await isMarked('Enter the whole date');
    document.forms[0]?.reset();
    await isUnmarked();
    await expect(group()).toHaveTextContent('dd-mm-yyyy');
  });

  it('is not marked while it is empty', async () => {
    await showInForm({});
    await userEvent.click(day());
    leave();
    document.forms[0]?.requestSubmit();
    await isUnmarked();
  });

  it('is marked when it is outside the limits', async () => {
    await showInForm({ minValue: '2026-11-01', maxValue: '2026-11-18' });
    await type('31102026');
    leave();
    await isMarked('Enter 1 November 2026 or a later date');
    await type('19112026');
    leave();
    await isMarked('Enter 18 November 2026 or an earlier date');
    await type('18112026');
    leave();
    await isUnmarked();
  });

  it('is marked when its caller controls it, and shows the message of the caller first', async () => {
    root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(<Controlled />);
    await screen.findAllByRole('spinbutton');
    await type('{Backspace}{Backspace}');
    leave();
    await isMarked('Enter the whole date');
    root.unmount();
    root = undefined;
    await showInForm({ errorMessage: 'Enter the day', isInvalid: false });
    await type('15');
    leave();
    await isMarked('Enter the day');
  });

  it('is emptied by a reset of the form when its caller keeps the empty value', async () => {
    await showInForm({ value: '' });
    await type('15');
    leave();
    await isMarked('Enter the whole date');
    document.forms[0]?.reset();
    await isUnmarked();
    await expect(group()).toHaveTextContent('dd-mm-yyyy');
  });

  it('is described in the language and the digits of the reader', async () => {
    root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(
      <DictionaryProvider dictionary={or} locale="or-IN-u-nu-orya">
        <DateField label="Date" maxValue="2026-11-18" defaultValue="2026-11-19" />
      </DictionaryProvider>,
    );
    await screen.findAllByRole('spinbutton');
    const first = screen.getAllByRole('spinbutton')[0];
    first?.focus();
    first?.blur();
    await expect(await screen.findByText(/^୧୮ ନଭେମ୍ବର ୨୦୨୬ କିମ୍ବା/)).toBeVisible();
  });
});
