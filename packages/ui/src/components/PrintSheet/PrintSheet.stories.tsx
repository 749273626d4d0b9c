import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Link } from '../Link/Link.tsx';
import { PrintSheet } from './PrintSheet.tsx';

const mark = (
  <svg viewBox="-24 -24 48 48" aria-hidden="true" focusable="false">
    <circle r="20" fill="none" stroke="currentColor" strokeWidth="6" strokeDasharray="12 3.7" />
    <circle r="5" fill="currentColor" />
  </svg>
);
const never = (
  <>
    <span aria-hidden="true">-</span>
    <span className={visuallyHidden}>Not applicable</span>
  </>
);

const meta = {
  title: 'Content/PrintSheet',
  tags: ['stable'],
  component: PrintSheet,
  parameters: { layout: 'fullscreen' },
  args: {
    mark,
    office: 'Temple Administration, Odisha',
    address: 'Land Records Office, 1 Sample Road, Sample Town 000000',
    letter: 'Letter no. 4821/LR',
    printedAt: 'Printed 21-Nov-2026 09:12 AM',
    title: 'Auction Details',
    subject: 'Lease of stone quarry at Malipada mouza, Khordha tahasil',
    facts: [
      { label: 'Auction Name', value: 'Stone quarry, Malipada, lot 3' },
      { label: 'Source Name', value: 'Malipada stone quarry, plot 1182' },
      { label: 'Application Fee Not-Refund', value: '₹ 10,000.00' },
      { label: 'Security Amount Deposit', value: '₹ 2,50,000.00' },
      { label: 'Royalty', value: '₹ 186.00 per cubic metre' },
      { label: 'Lease Period', value: '5 years, 2026-27 to 2030-31' },
      {
        label: 'Committee Members',
        value: 'Chief Administrator; Land Officer; Tahasildar, Khordha; Finance Officer',
        isWide: true,
      },
    ],
    schedule: {
      title: 'Schedule',
      columns: ['Stage', 'Start', 'End'],
      rows: [
        { id: 'form', cells: ['Form M submit', '10-Nov-2026 10:00 AM', '28-Nov-2026 05:00 PM'] },
        {
          id: 'money',
          cells: ['Security deposit', '10-Nov-2026 10:00 AM', '30-Nov-2026 05:00 PM'],
        },
        { id: 'check', cells: ['Technical evaluation', '04-Dec-2026 11:00 AM', never] },
        {
          id: 'slot',
          cells: ['Slot for auction date', '10-Dec-2026 11:00 AM', '10-Dec-2026 01:00 PM'],
          isStrong: true,
        },
      ],
    },
    note: 'This document is generated from the portal. Compare the letter number above with the tender there.',
    signature: 'Signature of the issuing officer',
    back: { label: 'Back to tenders', href: '#tenders' },
    printLabel: 'Print',
    onPrinted: fn(),
  },
  beforeEach: () => {
    spyOn(globalThis, 'print').mockImplementation(() => {
      globalThis.dispatchEvent(new Event('afterprint'));
    });
  },
} satisfies Meta<typeof PrintSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Printed: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: args.printLabel }));
    await waitFor(() => expect(args.onPrinted).toHaveBeenCalledOnce());
    await expect(within(canvasElement).getByRole('button', { name: 'Print' })).toBeVisible();
  },
};

export const PrintedAtOnce: Story = {
  args: { isAutomatic: true },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onPrinted).toHaveBeenCalledOnce());
  },
};

export const WithoutSchedule: Story = {
  args: { schedule: undefined, subject: undefined, note: undefined, signature: undefined },
};

export const WithMoreText: Story = {
  args: {
    children: (
      <section style={{ marginBlockStart: '2rem' }}>
        <h2>Terms</h2>
        <p>
          The bidder reads the <Link href="#terms">terms of the lease</Link> before the auction.
        </p>
      </section>
    ),
  },
};

export const ManyStages: Story = {
  args: {
    schedule: {
      title: 'Schedule',
      columns: ['Stage', 'Start', 'End'],
      rows: Array.from({ length: 40 }, (_, index) => ({
        id: `stage-${index}`,
        cells: [`Lot ${index + 1}`, '10-Nov-2026 10:00 AM', '28-Nov-2026 05:00 PM'],
      })),
    },
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const LongText: Story = {
  args: {
    letter: 'Letter no. 4821/LR/PUR/BRAHMAGIRI/2026-27/SECOND-NOTICE',
    subject:
      'Lease by public auction of the fishery rights of all tanks of the temple in the mouzas of Balipatna, Gadarodanga and Birapurusottampur',
  },
};

export const Odia: Story = {
  parameters: { language: 'or' },
  args: {
    office: 'ମନ୍ଦିର ପ୍ରଶାସନ, ଓଡ଼ିଶା',
    address: 'ଭୂମି ଅଭିଲେଖ କାର୍ଯ୍ୟାଳୟ, ୧ ନମୁନା ରାସ୍ତା, ନମୁନା ସହର 000000',
    letter: 'ପତ୍ର ସଂଖ୍ୟା 4821/LR',
    printedAt: 'ମୁଦ୍ରଣ 21-Nov-2026 09:12 AM',
    title: 'ନିଲାମ ବିବରଣୀ',
    subject: 'ମାଳିପଡ଼ା ମୌଜାର ପଥର ଖାଦାନ ଲିଜ୍',
    facts: [
      { label: 'ନିଲାମର ନାମ', value: 'ପଥର ଖାଦାନ, ମାଳିପଡ଼ା' },
      { label: 'ଲିଜ୍ ଅବଧି', value: '5 ବର୍ଷ' },
    ],
    back: { label: 'ଫେରନ୍ତୁ', href: '#tenders' },
    printLabel: 'ମୁଦ୍ରଣ କରନ୍ତୁ',
  },
};

export const Hindi: Story = {
  parameters: { language: 'hi' },
  args: {
    office: 'मंदिर प्रशासन, ओडिशा',
    letter: 'पत्र संख्या 4821/LR',
    title: 'नीलामी का विवरण',
    subject: 'मालिपड़ा मौज़ा की पत्थर खदान का पट्टा',
    back: { label: 'निविदाओं पर वापस', href: '#tenders' },
    printLabel: 'प्रिंट करें',
  },
};
