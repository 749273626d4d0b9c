// Long because it has every shape of the data, each with its own figures.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ChartCard, type ChartCardProps } from './ChartCard.tsx';

const groupsOf = (rows: readonly (readonly [label: string, ...values: number[]])[]) =>
  rows.map(([label, ...values]) => ({ id: label, label, values }));

const meta = {
  title: 'Content/ChartCard',
  tags: ['stable'],
  component: ChartCard,
  args: {
    title: 'Open cases by district',
    summary:
      'Open cases by district: Puri has the most with 412, then Khordha 338, Ganjam 246, Cuttack 201, Jajpur 154 and Nayagarh 118.',
    series: [
      { id: 'young', label: 'Within 30 days' },
      { id: 'old', label: 'Older than 30 days' },
    ],
    groups: groupsOf([
      ['Puri', 316, 96],
      ['Khordha', 267, 71],
      ['Ganjam', 191, 55],
      ['Cuttack', 163, 38],
      ['Jajpur', 126, 28],
      ['Nayagarh', 85, 33],
    ]),
    groupHeader: 'District',
    totalHeader: 'All',
    viewLabel: 'View',
    chartLabel: 'Chart',
    tableLabel: 'Table',
    onViewChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChartCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const months = {
  title: 'Decisions by month',
  summary:
    'Decisions by month: from 284 in June they rose to 369 in October and were 293 in November.',
  direction: 'vertical',
  series: [
    { id: 'approved', label: 'Approved', colour: 4 },
    { id: 'pending', label: 'Pending', colour: 2 },
    { id: 'rejected', label: 'Rejected', colour: 3 },
  ],
  groups: groupsOf([
    ['Jun', 182, 64, 38],
    ['Jul', 205, 70, 29],
    ['Aug', 232, 57, 44],
    ['Sep', 199, 92, 40],
    ['Oct', 246, 89, 34],
    ['Nov', 143, 130, 20],
  ]),
  groupHeader: 'Month',
} satisfies Partial<ChartCardProps>;

export const Default: Story = {};

export const GroupedColumns: Story = {
  args: {
    ...months,
    title: 'Received and decided by month',
    arrangement: 'grouped',
    series: months.series.slice(0, 2),
    groups: months.groups.map((group) => ({ ...group, values: group.values.slice(0, 2) })),
  },
};

/** Every figure leads to the list behind it. */
export const WithLinks: Story = {
  args: {
    tools: <Button kind="quiet">CSV</Button>,
    groups: meta.args.groups.map((group) => ({
      ...group,
      hrefs: [`#${group.id}-young`, `#${group.id}-old`],
    })),
  },
};

export const StackedColumns: Story = { args: months };

export const Bars: Story = {
  args: {
    series: [{ id: 'open', label: 'Open cases' }],
    groups: groupsOf([
      ['Puri', 412],
      ['Khordha', 338],
      ['Ganjam', 246],
    ]),
    summary: 'Open cases by district: Puri 412, Khordha 338, Ganjam 246.',
  },
};

export const Columns: Story = {
  args: { ...Bars.args, direction: 'vertical' },
};

export const SixSeries: Story = {
  args: {
    series: ['Lease', 'Mutation', 'Conversion', 'Report', 'Hearing', 'Appeal'].map((label) => ({
      id: label,
      label,
    })),
    groups: groupsOf([
      ['Puri', 90, 70, 62, 50, 41, 30],
      ['Khordha', 64, 52, 40, 33, 28, 12],
    ]),
  },
};

export const SevenSeriesAsATable: Story = {
  args: {
    series: Array.from({ length: 7 }, (_, index) => ({
      id: `week-${index}`,
      label: `Week ${index + 1}`,
    })),
    groups: groupsOf([['Puri', 9, 7, 6, 5, 4, 3, 2]]),
  },
};

export const AsATable: Story = {
  args: { view: 'table' },
  render: (args) => <Remembering {...args} />,
};

export const Switched: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    await expect(canvas.getByRole('table', { name: 'Open cases by district' })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const WithZeros: Story = {
  args: {
    groups: groupsOf([
      ['Puri', 12, 0],
      ['Khordha', 0, 0],
      ['Ganjam', 0, 3],
    ]),
  },
};

export const AllZero: Story = { args: { groups: groupsOf([['Puri', 0, 0]]) } };

export const LargeFigures: Story = {
  args: {
    ...months,
    valueText: (value: number) => value.toLocaleString('en-IN'),
    groups: groupsOf([
      ['2024-25', 182_400, 64_210, 38_000],
      ['2025-26', 205_900, 70_800, 29_450],
    ]),
  },
};

export const Empty: Story = {
  args: { groups: [], notice: <EmptyState title="No Record Found.">No case is open.</EmptyState> },
};

const narrow: NonNullable<Story['decorators']> = [
  (Story) => (
    <div style={{ maxInlineSize: '18rem' }}>
      <Story />
    </div>
  ),
];

export const Narrow: Story = { decorators: narrow };

export const NarrowTable: Story = { args: { view: 'table' }, decorators: narrow };

export const NarrowColumns: Story = { args: months, decorators: narrow };

export const LongText: Story = {
  args: {
    ...months,
    title: 'Decisions on applications for the lease of homestead land by tahasil and outcome',
    groups: groupsOf([
      ['Brahmagiri with the villages along the lake', 182, 64, 38],
      ['Krushnaprasad and its islands', 205, 70, 29],
      ['Kakatpur', 232, 57, 44],
      ['Nimapada', 199, 92, 40],
      ['Delanga', 246, 89, 34],
    ]),
  },
};

export const NarrowLongText: Story = { args: LongText.args, decorators: narrow };

export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

export const Odia: Story = {
  parameters: { language: 'or' },
  args: {
    title: 'ଜିଲ୍ଲା ଅନୁସାରେ ଖୋଲା ମାମଲା',
    summary: 'ଜିଲ୍ଲା ଅନୁସାରେ ଖୋଲା ମାମଲା: ପୁରୀ 412, ଖୋର୍ଦ୍ଧା 338।',
    series: [
      { id: 'young', label: '30 ଦିନ ମଧ୍ୟରେ' },
      { id: 'old', label: '30 ଦିନରୁ ଅଧିକ' },
    ],
    groups: groupsOf([
      ['ପୁରୀ', 316, 96],
      ['ଖୋର୍ଦ୍ଧା', 267, 71],
    ]),
    viewLabel: 'ଦୃଶ୍ୟ',
    chartLabel: 'ଚାର୍ଟ',
    tableLabel: 'ସାରଣୀ',
  },
};

export const Hindi: Story = {
  parameters: { language: 'hi' },
  args: {
    title: 'ज़िले के अनुसार खुले मामले',
    summary: 'ज़िले के अनुसार खुले मामले: पुरी 412, खोर्धा 338।',
    series: [
      { id: 'young', label: '30 दिन के भीतर' },
      { id: 'old', label: '30 दिन से अधिक' },
    ],
    groups: groupsOf([
      ['पुरी', 316, 96],
      ['खोर्धा', 267, 71],
    ]),
    viewLabel: 'दृश्य',
    chartLabel: 'चार्ट',
    tableLabel: 'तालिका',
  },
};

function Remembering({ view: first, onViewChange, ...args }: ChartCardProps) {
  const [view, setView] = useState(first ?? 'chart');
  const keep: ChartCardProps['onViewChange'] = (next) => {
    onViewChange?.(next);
    setView(next);
  };
  return <ChartCard {...args} view={view} onViewChange={keep} />;
}
