import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Tabs, type TabsProps } from './Tabs.tsx';

const view = (heading: string, text: string) => (
  <>
    <h2>{heading}</h2>
    <p style={{ marginBlockStart: '.5rem' }}>{text}</p>
  </>
);

const features = [
  ['repository', 'Centralized Digital Repository', 'All records of the land are in one place.'],
  ['correct', 'Correct and Updated Info', 'A change of a plot is seen on the same day.'],
  ['access', 'Improved Accessibility', 'Every page can be used with keys alone.'],
  ['transactions', 'Land Transaction Processes', 'A lease is asked for and followed here.'],
  ['open', 'Transparency and Accountability', 'Each decision has a date and a reason.'],
  ['history', 'Historical Data Preservation', 'Old khatiyans are kept as pictures.'],
] as const;

const featureTabs = features.map(([id, label, text]) => ({
  id,
  label,
  content: view(label, text),
}));
const menuLabel = (current: string) => `Feature Menu: ${current}`;
const manyTabs = { label: 'Features', tabs: featureTabs, menuLabel };

const meta = {
  title: 'Structure/Tabs',
  tags: ['stable'],
  component: Tabs,
  args: {
    label: 'Tender period',
    onSelectionChange: fn(),
    tabs: [
      {
        id: 'current',
        label: 'Current',
        count: '12',
        countLabel: '12 tenders',
        content: view('Current tenders', 'Twelve tenders are open for bids.'),
      },
      {
        id: 'archive',
        label: 'Archive',
        count: '286',
        countLabel: '286 tenders',
        content: view('Archive', 'Tenders that are closed are kept for ten years.'),
      },
      {
        id: 'corrigenda',
        label: 'Corrigenda',
        content: view('Corrigenda', 'No notice was changed.'),
      },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow: Story['decorators'] = [
  (Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>,
];

export const Default: Story = {};

export const OpensAtAnother: Story = { args: { defaultSelectedKey: 'archive' } };

export const ArrowsOpen: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Archive');
    await waitFor(() => expect(canvas.getByRole('tab', { selected: true })).toHaveFocus());
    await expect(args.onSelectionChange).toHaveBeenCalledWith('archive');
  },
};

/** The caller keeps which tab is open. */
export const KeptByTheCaller: Story = {
  args: { selectedKey: 'archive' },
  render: (args) => <WithState {...args} />,
};

export const MoreThanFour: Story = {
  args: manyTabs,
  decorators: [(Story) => <div style={{ maxInlineSize: '64rem' }}>{Story()}</div>],
};

export const FeatureMenu: Story = {
  args: { ...manyTabs, defaultSelectedKey: 'access' },
  decorators: narrow,
};

export const FeatureMenuOpen: Story = {
  ...FeatureMenu,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /^Feature Menu/ });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
  },
};

export const FeatureMenuChosen: Story = {
  ...FeatureMenu,
  play: async (context) => {
    await FeatureMenuOpen.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Historical Data Preservation' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus());
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: 'Feature Menu: Historical Data Preservation' }),
      ).toHaveAttribute('aria-expanded', 'false'),
    );
  },
};

export const OnAPhone: Story = {
  decorators: narrow,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const LongText: Story = {
  args: {
    label: 'Parts of the case',
    tabs: [
      {
        id: 'answers',
        label: 'Answers of the applicant and of the members of the family',
        count: '1,284',
        content: view('Answers', 'All answers are shown as they were sent.'),
      },
      {
        id: 'documents',
        label: 'DocumentsOfTheApplicantAndOfTheVillageOffice',
        content: view('Documents', 'There are no documents yet.'),
      },
    ],
  },
  decorators: narrow,
};

export const Empty: Story = {
  args: { tabs: [] },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p>A component without tabs has no list and no panel.</p>
      </>
    ),
  ],
};

export const Odia: Story = {
  parameters: { language: 'or' },
  args: {
    lang: 'or',
    label: 'ଟେଣ୍ଡର ସମୟ',
    tabs: [
      {
        id: 'current',
        label: 'ଚଳିତ',
        count: '12',
        content: view('ଚଳିତ ଟେଣ୍ଡର', 'ବାରଟି ଟେଣ୍ଡର ଖୋଲା ଅଛି।'),
      },
      { id: 'archive', label: 'ପୁରୁଣା', content: view('ପୁରୁଣା ଟେଣ୍ଡର', 'ଦଶ ବର୍ଷ ରଖାଯାଏ।') },
    ],
  },
};

export const Hindi: Story = {
  parameters: { language: 'hi' },
  args: {
    lang: 'hi',
    label: 'निविदा अवधि',
    tabs: [
      {
        id: 'current',
        label: 'वर्तमान',
        count: '12',
        content: view('वर्तमान निविदाएँ', 'बारह निविदाएँ खुली हैं।'),
      },
      { id: 'archive', label: 'पुरानी', content: view('पुरानी निविदाएँ', 'दस वर्ष तक रखी जाती हैं।') },
    ],
  },
};

function WithState(args: TabsProps) {
  const [value, setValue] = useState(args.selectedKey);
  const keep = (id: string) => {
    args.onSelectionChange?.(id);
    setValue(id);
  };
  return <Tabs {...args} selectedKey={value} onSelectionChange={keep} />;
}
