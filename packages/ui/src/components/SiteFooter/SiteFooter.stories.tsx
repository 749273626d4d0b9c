import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SiteFooter } from './SiteFooter.tsx';

interface Contact {
  name: string;
  address: string;
}

const contactOf = ({ name, address }: Contact) => (
  <>
    <strong>{name}</strong>
    <address style={{ fontStyle: 'normal' }}>{address}</address>
    <p>
      <a href="mailto:land.help@temple.example">land.help@temple.example</a>
    </p>
  </>
);

const meta = {
  title: 'Structure/SiteFooter',
  tags: ['stable'],
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    contact: contactOf({
      name: 'Temple Land Portal',
      address:
        'Land Records Office, Temple Administration, 1 Sample Road, Sample Town, Odisha 000000',
    }),
    groups: [
      {
        label: 'Services',
        items: [
          { label: 'Apply for land', href: '#apply' },
          { label: 'Track Your Status', onClick: fn() },
          { label: 'Donate', href: 'https://donate.example.org/', isExternal: true },
        ],
      },
      {
        label: 'Help',
        items: [
          { label: 'FAQ', href: '#faq' },
          { label: 'Contact', href: '#contact' },
        ],
      },
      {
        label: 'Policies',
        items: [
          { label: 'Privacy policy', href: '#privacy' },
          { label: 'Sitemap', href: '#sitemap', isCurrent: true },
        ],
      },
    ],
    notes: ['© 2026 Temple Administration, Odisha', 'Last updated on 14 August 2026'],
    externalNote: 'opens another website',
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutGroups: Story = { args: { groups: undefined } };

export const OneLine: Story = {
  args: {
    contact: undefined,
    groups: undefined,
    notes: ['© 2026 Land Allotment System, Temple Administration, Odisha'],
  },
};

export const OneWideLine: Story = { args: { ...OneLine.args, width: 'wide' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const LongText: Story = {
  args: {
    groups: [
      {
        label: 'Services for those who live on or near temple land',
        items: [
          { label: 'Report the illegitimate use of temple land in your village', href: '#report' },
          {
            label: 'Read the auction details of stone and laterite quarries',
            href: 'https://auction.example.org/',
            isExternal: true,
          },
        ],
      },
    ],
  },
};

export const Odia: Story = {
  args: {
    contact: contactOf({
      name: 'ମନ୍ଦିର ଭୂମି ପୋର୍ଟାଲ',
      address: 'ଭୂମି ରେକର୍ଡ କାର୍ଯ୍ୟାଳୟ, ମନ୍ଦିର ପ୍ରଶାସନ, ୧ ନମୁନା ରାସ୍ତା, ନମୁନା ସହର, ଓଡ଼ିଶା 000000',
    }),
    groups: [
      {
        label: 'ସେବା',
        items: [
          { label: 'ଜମି ପାଇଁ ଆବେଦନ', href: '#apply' },
          { label: 'ଆପଣଙ୍କ ସ୍ଥିତି ଜାଣନ୍ତୁ', onClick: fn() },
          { label: 'ଦେବତାଙ୍କୁ ଦାନ', href: 'https://donate.example.org/', isExternal: true },
        ],
      },
      { label: 'ସାହାଯ୍ୟ', items: [{ label: 'ପ୍ରଶ୍ନୋତ୍ତର', href: '#faq' }] },
      { label: 'ନୀତି', items: [{ label: 'ଗୋପନୀୟତା ନୀତି', href: '#privacy' }] },
    ],
    notes: ['© 2026 ମନ୍ଦିର ପ୍ରଶାସନ, ଓଡ଼ିଶା'],
    externalNote: 'ଅନ୍ୟ ୱେବସାଇଟ୍ ଖୋଲେ',
  },
  decorators: [(Story) => <div lang="or">{Story()}</div>],
};

export const Hindi: Story = {
  args: {
    contact: contactOf({
      name: 'मंदिर भूमि पोर्टल',
      address: 'भूमि अभिलेख कार्यालय, मंदिर प्रशासन, 1 नमूना मार्ग, नमूना नगर, ओडिशा 000000',
    }),
    groups: [{ label: 'नीतियाँ', items: [{ label: 'गोपनीयता नीति', href: '#privacy' }] }],
    notes: ['© 2026 मंदिर प्रशासन, ओडिशा'],
    externalNote: 'दूसरी वेबसाइट खुलती है',
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
};
