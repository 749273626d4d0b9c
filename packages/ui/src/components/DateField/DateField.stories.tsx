import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';
import { DictionaryProvider } from '../../dictionaries/DictionaryProvider.tsx';
import { en } from '../../dictionaries/en.ts';
import { hi } from '../../dictionaries/hi.ts';
import { or } from '../../dictionaries/or.ts';

const screen = within(document.body);

const openIt: Story['play'] = async ({ args, userEvent }) => {
  await userEvent.click(
    screen.getByRole('button', { name: `${(args.words ?? en.dateField).openLabel} ${args.label}` }),
  );
  await waitFor(() => expect(screen.getByRole('grid')).toBeVisible());
};

/** Called when the dialog of a story is asked to close. */
export const closeDialog = fn();

function Controlled(field: DateFieldProps) {
  const [value, setValue] = useState(field.value ?? '');
  return (
    <>
      <DateField {...field} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const meta = {
  title: 'Fields/DateField',
  tags: ['stable'],
  excludeStories: ['closeDialog'],
  component: DateField,
  args: {
    label: 'Date of the rent receipt',
    today: '2026-11-18',
    onChange: fn(),
    onBlur: fn(),
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const tall: Story['decorators'] = [
  (Story) => <div style={{ minBlockSize: '31rem' }}>{Story()}</div>,
];

export const Default: Story = {};

export const Filled: Story = { args: { defaultValue: '2026-11-05' } };

export const Open: Story = {
  args: { defaultValue: '2026-11-05' },
  decorators: tall,
  play: openIt,
};

export const Typed: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('spinbutton', { name: /^Day/ }));
    await userEvent.keyboard('07032025');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2025-03-07'));
  },
};

export const KeptByItsForm: Story = { render: (args) => <Controlled {...args} /> };

export const InADialog: Story = {
  render: (args) => (
    <Dialog isOpen title="Search by date" closeLabel="Close" onOpenChange={closeDialog}>
      <DateField {...args} />
    </Dialog>
  ),
  play: async (context) => {
    const dialog = document.querySelector('dialog[open]');
    await Promise.all(dialog?.getAnimations().map(({ finished }) => finished) ?? []);
    await openIt?.(context);
  },
};

export const WithinLimits: Story = {
  args: {
    description: 'A day of this month that has passed.',
    minValue: '2026-11-01',
    maxValue: '2026-11-18',
  },
  decorators: tall,
  play: openIt,
};

export const WithSlashes: Story = {
  args: { label: 'Date of the notice', format: 'dd/MM/yyyy', defaultValue: '2026-11-05' },
};

export const Described: Story = { args: { description: 'For example 27-03-2024' } };

export const InError: Story = {
  args: {
    description: 'For example 27-03-2024',
    errorMessage: 'Please enter the date of the rent receipt',
  },
};

export const Incomplete: Story = {
  args: { optionalLabel: '(optional)' },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('spinbutton', { name: /^Day/ }));
    await userEvent.keyboard('1506');
    (document.activeElement as HTMLElement | null)?.blur();
    await expect(await screen.findByText('Enter the whole date')).toBeVisible();
  },
};

export const Optional: Story = { args: { optionalLabel: '(optional)' } };

export const Disabled: Story = {
  args: { description: 'Choose the kind of receipt first.', isDisabled: true },
};

export const LongText: Story = {
  args: {
    label: 'Date that is printed on the newest rent receipt of this piece of land or of its part',
    description:
      'When the receipt shows two dates, enter the one on which the rent was paid at the office.',
    errorMessage: 'The date of the newest rent receipt is after the date of your application',
    defaultValue: '2027-11-05',
  },
};

export const OnAPhone: Story = {
  args: { defaultValue: '2026-11-05' },
  decorators: [
    (Story) => <div style={{ minBlockSize: '31rem', maxInlineSize: '20rem' }}>{Story()}</div>,
  ],
  play: openIt,
};

export const Odia: Story = {
  args: {
    label: 'ରସିଦର ତାରିଖ',
    description: 'ଯେପରି 27-03-2024',
    words: or.dateField,
    locale: 'or-IN',
    defaultValue: '2026-11-05',
  },
  decorators: [(Story) => <div lang="or">{Story()}</div>, ...tall],
  play: openIt,
};

export const OdiaDigits: Story = {
  args: { ...Odia.args, description: 'ଯେପରି ୨୭-୦୩-୨୦୨୪', words: undefined },
  decorators: [
    (Story) => (
      <DictionaryProvider dictionary={or} locale="or-IN-u-nu-orya">
        <div lang="or">{Story()}</div>
      </DictionaryProvider>
    ),
    ...tall,
  ],
  play: async ({ userEvent }) => {
    const page = within(document.body);
    await userEvent.click(
      await page.findByRole('button', { name: new RegExp(or.dateField.openLabel, 'u') }),
    );
    const day = await page.findByRole('button', { name: /^ଗୁରୁବାର, ୫ ନଭେମ୍ବର ୨୦୨୬/ });
    await waitFor(() => expect(day).toBeVisible());
  },
};

export const OdiaEmpty: Story = {
  args: {
    label: 'ରସିଦର ତାରିଖ',
    words: or.dateField,
    locale: 'or-IN',
    errorMessage: 'ଦୟାକରି ତାରିଖ ଦିଅନ୍ତୁ',
  },
  decorators: [(Story) => <div lang="or">{Story()}</div>],
};

export const Hindi: Story = {
  args: {
    label: 'रसीद की तारीख',
    words: hi.dateField,
    locale: 'hi-IN',
    defaultValue: '2026-11-05',
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>, ...tall],
  play: openIt,
};
