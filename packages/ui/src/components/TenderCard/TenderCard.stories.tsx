import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TenderCard } from './TenderCard.tsx';

const meta = {
  title: 'Content/TenderCard',
  tags: ['stable'],
  component: TenderCard,
  args: {
    title: 'Lease of stone quarry at Malipada mouza, Khordha tahasil',
    isOpen: true,
    stateLabel: 'Open',
    letter: 'Letter no. 4821/LR',
    dates: [
      { label: 'Opening date', value: '10-11-2026' },
      { label: 'Closing date', value: '12-12-2026', note: '(21 days left)' },
    ],
    apply: { label: 'Apply now', href: '#login' },
    download: { label: 'Download', href: '#print' },
  },
  decorators: [
    (Story) => (
      <>
        <h2 style={{ marginBlockEnd: '1rem' }}>2026</h2>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof TenderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('article', { name: /^Lease of stone quarry/ })).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Apply now/ })).toHaveFocus());
  },
};

export const WithAFile: Story = {
  args: {
    title: 'Five-year agricultural lease of 41 plots in Delanga tahasil',
    letter: 'Letter no. 4755/LR',
    apply: undefined,
    download: { label: 'Download', meta: 'PDF, 340 KB', href: '#file' },
  },
};

export const Closed: Story = {
  args: {
    isOpen: false,
    stateLabel: 'Closed',
    dates: [
      { label: 'Opening date', value: '02-03-2026' },
      { label: 'Closing date', value: '30-03-2026' },
    ],
    apply: undefined,
    download: { label: 'Download', meta: 'PDF, 1.2 MB', href: '#file' },
  },
};

export const WithAPage: Story = { args: { href: '#tender' } };

export const WithoutApplications: Story = {
  args: {
    ...Default.args,
    isOpen: false,
    stateLabel: 'Closed',
    apply: undefined,
    applyNote: 'Applications closed on 12-12-2026.',
  },
};

export const LastDay: Story = {
  args: {
    dates: [
      { label: 'Opening date', value: '10-11-2026' },
      { label: 'Closing date', value: '12-12-2026', note: '(closes today at 5:00 pm)' },
    ],
  },
};

export const WithAButton: Story = {
  args: { apply: undefined, download: { label: 'Download', onClick: fn() } },
};

export const WithAFileOfThePage: Story = {
  args: {
    apply: undefined,
    download: { label: 'Download', href: '#file', onClick: fn((event) => event.preventDefault()) },
  },
};

export const WithoutActions: Story = { args: { apply: undefined, download: undefined } };

export const InAList: Story = {
  render: (args) => (
    <ul style={{ display: 'grid', gap: '1rem', listStyle: 'none' }}>
      <li>
        <TenderCard {...args} />
      </li>
      <li>
        <TenderCard
          {...args}
          title="Auction of seasonal fishery rights, temple tank group B, Puri Sadar"
          letter="Letter no. 4790/LR"
        />
      </li>
    </ul>
  ),
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const LongText: Story = {
  args: {
    title:
      'Lease by public auction of the fishery rights of all tanks of the temple in the mouzas of Balipatna, Gadarodanga and Birapurusottampur for the years 2026 to 2031',
    letter: 'Letter no. 4821/LR/PUR/BRAHMAGIRI/2026-27/SECOND-NOTICE',
  },
};

export const Odia: Story = {
  parameters: { language: 'or' },
  args: {
    title: 'ମାଳିପଡ଼ା ମୌଜାର ପଥର ଖାଦାନ ଲିଜ୍, ଖୋର୍ଦ୍ଧା ତହସିଲ',
    stateLabel: 'ଖୋଲା',
    letter: 'ପତ୍ର ସଂଖ୍ୟା 4821/LR',
    dates: [
      { label: 'ଆରମ୍ଭ ତାରିଖ', value: '10-11-2026' },
      { label: 'ଶେଷ ତାରିଖ', value: '12-12-2026', note: '(21 ଦିନ ବାକି)' },
    ],
    apply: { label: 'ଆବେଦନ କରନ୍ତୁ', href: '#login' },
    download: { label: 'ଡାଉନଲୋଡ୍', href: '#print' },
  },
};

export const Hindi: Story = {
  parameters: { language: 'hi' },
  args: {
    title: 'मालिपड़ा मौज़ा की पत्थर खदान का पट्टा, खोर्धा तहसील',
    stateLabel: 'खुला',
    letter: 'पत्र संख्या 4821/LR',
    dates: [
      { label: 'आरंभ तिथि', value: '10-11-2026' },
      { label: 'अंतिम तिथि', value: '12-12-2026', note: '(21 दिन शेष)' },
    ],
    apply: { label: 'आवेदन करें', href: '#login' },
    download: { label: 'डाउनलोड', href: '#print' },
  },
};
