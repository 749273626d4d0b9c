import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog.tsx';
import { FromService, inLatin, mouzas } from './Combobox.sample.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const inOdia = mouzas.map(([latin, odia]) => ({
  value: latin.toLowerCase().replace(' ', '-'),
  label: odia,
  alsoMatches: latin,
}));

const words = {
  openLabel: 'Show all mouzas',
  clearLabel: 'Clear the mouza',
  closeLabel: 'Close the list',
  resultText: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  emptyText: 'No mouza has this name.',
};

const input = () => within(document.body).getByRole('combobox');

const typing =
  (text: string): Story['play'] =>
  async ({ userEvent }) => {
    await userEvent.type(input(), text);
    await waitFor(() => expect(within(document.body).getByRole('listbox')).toBeVisible());
  };

/** Called when the dialog of a story is asked to close. */
export const closeDialog = fn();

function Controlled(field: ComboboxProps) {
  const [value, setValue] = useState(field.value ?? '');
  return (
    <>
      <Combobox {...field} value={value} onChange={setValue} />
      <p>{value}</p>
    </>
  );
}

const meta = {
  title: 'Fields/Combobox',
  tags: ['beta'],
  excludeStories: ['closeDialog'],
  component: Combobox,
  args: {
    label: 'Mouza Name',
    placeholder: 'Type a part of the name',
    options: inLatin,
    alsoLang: 'or',
    words,
    onChange: fn(),
  },
  decorators: [
    (Story) => <div style={{ minBlockSize: '27rem', maxInlineSize: '26rem' }}>{Story()}</div>,
  ],
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = { args: { defaultValue: 'pipili' } };

export const AllShown: Story = {
  args: { defaultValue: 'pipili' },
  play: async ({ userEvent }) => {
    await userEvent.click(within(document.body).getByRole('button', { name: words.openLabel }));
    await waitFor(() =>
      expect(within(document.body).getByRole('option', { name: 'Pipili' })).toHaveAttribute(
        'aria-selected',
        'true',
      ),
    );
  },
};

export const Filtered: Story = { play: typing('pur pat') };

export const FoundByOdiaName: Story = { play: typing('ଗୋପାଳ') };

export const NothingFound: Story = { play: typing('Tokyo') };

export const Described: Story = {
  args: { description: 'The village in which the land lies.' },
};

export const InError: Story = {
  args: {
    description: 'The village in which the land lies.',
    errorMessage: 'Please select Mouza',
  },
};

export const Optional: Story = { args: { optionalLabel: '(optional)' } };

export const Disabled: Story = {
  args: { description: 'Select the tahasil first.', isDisabled: true, options: [] },
};

export const Pending: Story = {
  args: {
    isLoading: true,
    options: [],
    words: { ...words, emptyText: 'The mouzas are on their way.' },
  },
};

export const KeptByItsForm: Story = { render: (args) => <Controlled {...args} /> };

export const InADialog: Story = {
  render: (args) => (
    <Dialog isOpen title="Search by mouza" closeLabel="Close" onOpenChange={closeDialog}>
      <Combobox {...args} />
    </Dialog>
  ),
  play: async (context) => {
    const dialog = document.querySelector('dialog[open]');
    await Promise.all(dialog?.getAnimations().map(({ finished }) => finished) ?? []);
    await typing('pur')?.(context);
  },
};

export const WithOwnText: Story = {
  args: {
    label: 'Village or hamlet',
    description: 'If it is not in the list, type its name.',
    allowsCustomValue: true,
  },
  render: (args) => <Controlled {...args} />,
};

const fromService = {
  render: (args) => <FromService {...args} />,
  args: { words: { ...words, loadingText: 'Loading mouzas' } },
} satisfies Story;

const typingUntil =
  (text: string, status: string): Story['play'] =>
  async (context) => {
    await typing(text)?.(context);
    await waitFor(() =>
      expect(within(document.body).getByRole('status')).toHaveTextContent(status),
    );
  };

export const FromAService: Story = { ...fromService, play: typingUntil('gopal', '3 results') };

export const FirstOfMany: Story = {
  ...fromService,
  play: typingUntil('{ArrowDown}', '50 of 77,356'),
};

export const Loading: Story = {
  args: { ...fromService.args, items: [], isLoading: true },
  play: typing('pur'),
};

export const LoadingMore: Story = {
  args: { ...fromService.args, items: inLatin.slice(0, 5), isLoading: true },
  play: typing('b'),
};

export const FailedToLoad: Story = {
  ...fromService,
  play: typingUntil('fail', 'could not be loaded'),
};

export const ChosenBefore: Story = {
  ...fromService,
  args: { ...fromService.args, defaultValue: 'pipili', defaultInputValue: 'Pipili' },
};

export const LongText: Story = {
  args: {
    label: 'Mouza in whose record of rights the khatiyan of this piece of land is kept today',
    options: [
      {
        value: '1',
        label:
          'Test Sadar with the hamlets Bhubanpur, Naranpur, Gopalpur Patna and Balipada of the old estate',
      },
      ...inLatin,
    ],
  },
  play: typing('hamlets'),
};

export const OnAPhone: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
  play: typing('patna'),
};

export const Odia: Story = {
  args: {
    label: 'ମୌଜାର ନାମ',
    placeholder: 'ନାମର ଏକ ଅଂଶ ଲେଖନ୍ତୁ',
    options: inOdia,
    alsoLang: 'en',
    words: {
      openLabel: 'ସବୁ ମୌଜା ଦେଖାନ୍ତୁ',
      clearLabel: 'ମୌଜା ଖାଲି କରନ୍ତୁ',
      closeLabel: 'ତାଲିକା ବନ୍ଦ କରନ୍ତୁ',
      resultText: (count) => `${count} ଫଳାଫଳ`,
      emptyText: 'ଏହି ନାମର କୌଣସି ମୌଜା ନାହିଁ।',
    },
  },
  decorators: [(Story) => <div lang="or">{Story()}</div>],
  play: typing('puri'),
};

export const Hindi: Story = {
  args: {
    label: 'मौज़ा का नाम',
    placeholder: 'नाम का एक भाग लिखें',
    options: [
      { value: 'pipili', label: 'पिपिली', alsoMatches: 'Pipili' },
      { value: 'puri', label: 'पुरी सदर', alsoMatches: 'Puri Sadar' },
    ],
    alsoLang: 'en',
    words: {
      openLabel: 'सभी मौज़े दिखाएँ',
      clearLabel: 'मौज़ा खाली करें',
      closeLabel: 'सूची बंद करें',
      resultText: (count) => `${count} परिणाम`,
      emptyText: 'इस नाम का कोई मौज़ा नहीं है।',
    },
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
  play: typing('पु'),
};
