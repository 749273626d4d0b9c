import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { StatusPatch, type StatusTone } from '../StatusPatch/StatusPatch.tsx';
import { Table, type Column } from './Table.tsx';

interface Application {
  number: string;
  village: string;
  area: string;
  state: { tone: StatusTone; word: string };
  open: string;
}

interface Headers {
  number: string;
  village: string;
  area: string;
  state: string;
  open: string;
}

const columnsOf = (headers: Headers): readonly Column<Application>[] => [
  { id: 'number', header: headers.number, renderCell: ({ number }) => number },
  { id: 'village', header: headers.village, renderCell: ({ village }) => village },
  { id: 'area', header: headers.area, align: 'end', renderCell: ({ area }) => area },
  {
    id: 'state',
    header: headers.state,
    renderCell: ({ state }) => <StatusPatch tone={state.tone}>{state.word}</StatusPatch>,
  },
  {
    id: 'open',
    header: headers.open,
    isHeaderHidden: true,
    renderCell: ({ number, open }) => (
      <Link href={`#${number}`} context={number}>
        {open}
      </Link>
    ),
  },
];

const rows: readonly Application[] = [
  {
    number: 'TL-2026-0042',
    village: 'Balipatna',
    area: '0.45',
    state: { tone: 'success', word: 'Approved' },
    open: 'Open',
  },
  {
    number: 'TL-2026-0051',
    village: 'Nimapara',
    area: '12.30',
    state: { tone: 'warning', word: 'In review' },
    open: 'Open',
  },
  {
    number: 'TL-2026-0067',
    village: 'Delang',
    area: '1.08',
    state: { tone: 'danger', word: 'Rejected' },
    open: 'Open',
  },
];

const phone = { viewport: { value: 'mobile1', isRotated: false } };

const meta = {
  title: 'Content/Table',
  tags: ['stable'],
  component: Table<Application>,
  args: {
    caption: 'Your applications',
    columns: columnsOf({
      number: 'Application',
      village: 'Village',
      area: 'Area in acres',
      state: 'State',
      open: 'Actions',
    }),
    rows,
    keyOf: ({ number }) => number,
  },
} satisfies Meta<typeof Table<Application>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CardsOnAPhone: Story = { globals: phone };

export const OneRow: Story = { args: { rows: rows.slice(0, 1) } };

export const ManyRows: Story = {
  args: {
    rows: Array.from({ length: 24 }, (_, index) => ({
      number: `TL-2026-${String(index + 1).padStart(4, '0')}`,
      village: 'Gop',
      area: `${index + 1}.25`,
      state: { tone: 'neutral', word: 'Draft' },
      open: 'Open',
    })),
  },
};

export const LongText: Story = {
  args: {
    caption: 'Reports of illegitimate use in the villages of this tahasil',
    rows: [
      {
        number: 'TL-2026-0088',
        village: 'Balipatna, hamlet beside the old canal, west of the primary school',
        area: '1,204.75',
        state: { tone: 'info', word: 'Sent to the officer of the neighbouring tahasil' },
        open: 'Read the report',
      },
    ],
  },
};

export const LongTextOnAPhone: Story = { args: LongText.args, globals: phone };

export const Odia: Story = {
  args: {
    caption: 'ଆପଣଙ୍କ ଆବେଦନ',
    columns: columnsOf({
      number: 'ଆବେଦନ ସଂଖ୍ୟା',
      village: 'ଗ୍ରାମ',
      area: 'ପରିମାଣ (ଏକର)',
      state: 'ସ୍ଥିତି',
      open: 'କାର୍ଯ୍ୟ',
    }),
    rows: [
      {
        number: 'TL-2026-0042',
        village: 'ବାଲିପାଟଣା',
        area: '0.45',
        state: { tone: 'success', word: 'ମଞ୍ଜୁର' },
        open: 'ଖୋଲନ୍ତୁ',
      },
      {
        number: 'TL-2026-0051',
        village: 'ନିମାପଡ଼ା',
        area: '12.30',
        state: { tone: 'warning', word: 'ଯାଞ୍ଚ ଚାଲିଛି' },
        open: 'ଖୋଲନ୍ତୁ',
      },
    ],
  },
  decorators: [(Story) => <div lang="or">{Story()}</div>],
};

export const OdiaCardsOnAPhone: Story = { ...Odia, globals: phone };

export const Hindi: Story = {
  args: {
    caption: 'आपके आवेदन',
    columns: columnsOf({
      number: 'आवेदन संख्या',
      village: 'गाँव',
      area: 'क्षेत्रफल (एकड़)',
      state: 'स्थिति',
      open: 'कार्य',
    }),
    rows: [
      {
        number: 'TL-2026-0042',
        village: 'बालीपाटणा',
        area: '0.45',
        state: { tone: 'success', word: 'स्वीकृत' },
        open: 'खोलें',
      },
    ],
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
};
