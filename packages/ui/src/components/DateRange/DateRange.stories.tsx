import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { en } from '../../dictionaries/en.ts';
import { hi } from '../../dictionaries/hi.ts';
import { or } from '../../dictionaries/or.ts';
import { DateRange, type DateRangeProps } from './DateRange.tsx';

const screen = within(document.body);
const november = { from: '2026-11-05', to: '2026-11-18' };

const openTo: Story['play'] = async ({ args, userEvent }) => {
  await userEvent.click(
    screen.getByRole('button', {
      name: `${(args.words ?? en.dateField).openLabel} ${args.toLabel}`,
    }),
  );
  await waitFor(() => expect(screen.getByRole('grid')).toBeVisible());
};

function Controlled(range: DateRangeProps) {
  const [value, setValue] = useState(range.value ?? { from: '', to: '' });
  return (
    <>
      <DateRange {...range} value={value} onChange={setValue} />
      <output>{`${value.from} ${value.to}`}</output>
    </>
  );
}

const meta = {
  title: 'Fields/DateRange',
  tags: ['stable'],
  component: DateRange,
  args: {
    label: 'Date of the notice',
    fromLabel: 'From',
    toLabel: 'To',
    orderMessage: 'To date should not be before From date',
    today: '2026-11-20',
    onChange: fn(),
  },
} satisfies Meta<typeof DateRange>;
export default meta;
type Story = StoryObj<typeof meta>;

const tall: Story['decorators'] = [
  (Story) => <div style={{ minBlockSize: '32rem' }}>{Story()}</div>,
];

export const Default: Story = {};

export const Filled: Story = { args: { defaultValue: november } };

export const Open: Story = { args: { defaultValue: november }, decorators: tall, play: openTo };

export const OpenFromFirstDay: Story = {
  args: { defaultValue: { from: '2026-11-05', to: '' } },
  decorators: tall,
  play: openTo,
};

export const KeptByItsForm: Story = {
  args: { value: november },
  render: (args) => <Controlled {...args} />,
};

export const EndsBeforeItStarts: Story = {
  ...KeptByItsForm,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('spinbutton', { name: 'Day To' }));
    await userEvent.keyboard('03');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() =>
      expect(screen.getByText('To date should not be before From date')).toBeVisible(),
    );
  },
};

export const InError: Story = {
  args: {
    fromErrorMessage: 'Please enter From date',
    toErrorMessage: 'Please enter To date',
  },
};

export const Optional: Story = { args: { optionalLabel: '(optional)' } };

export const Disabled: Story = { args: { isDisabled: true, defaultValue: november } };

export const WithSlashes: Story = { args: { format: 'dd/MM/yyyy', defaultValue: november } };

export const LongText: Story = {
  args: {
    label: 'Days on which the notice about this piece of land stood at the office of the tahasil',
    fromLabel: 'First day on which the notice could be read by everybody',
    toLabel: 'Last day on which the notice could be read by everybody',
    toErrorMessage: 'The last day lies after the day on which you have sent this application',
    defaultValue: november,
  },
};

export const OnAPhone: Story = {
  args: { defaultValue: november },
  decorators: [
    (Story) => <div style={{ minBlockSize: '40rem', maxInlineSize: '20rem' }}>{Story()}</div>,
  ],
  play: openTo,
};

export const Odia: Story = {
  args: {
    label: 'ବିଜ୍ଞପ୍ତିର ତାରିଖ',
    fromLabel: 'ଆରମ୍ଭ',
    toLabel: 'ଶେଷ',
    orderMessage: 'ଶେଷ ତାରିଖ ଆରମ୍ଭ ତାରିଖ ପୂର୍ବରୁ ହେବା ଉଚିତ ନୁହେଁ',
    words: or.dateField,
    locale: 'or-IN',
    defaultValue: november,
  },
  decorators: [(Story) => <div lang="or">{Story()}</div>, ...tall],
  play: openTo,
};

export const Hindi: Story = {
  args: {
    label: 'सूचना की तारीख',
    fromLabel: 'आरंभ',
    toLabel: 'अंत',
    orderMessage: 'अंतिम तारीख आरंभ तारीख से पहले नहीं होनी चाहिए',
    words: hi.dateField,
    locale: 'hi-IN',
    defaultValue: november,
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
};
