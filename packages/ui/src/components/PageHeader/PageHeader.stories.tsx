import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { PageHeader } from './PageHeader.tsx';

const wayOn = (label: string) => (
  <ButtonLink kind="primary" icon={<Icon of={Plus} />} href="#apply">
    {label}
  </ButtonLink>
);

const meta = {
  title: 'Structure/PageHeader',
  tags: ['stable'],
  component: PageHeader,
  args: {
    title: 'Apply for land',
    lead: 'For families who have lived on temple land for at least twelve years.',
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TitleOnly: Story = { args: { lead: undefined } };

export const WithActions: Story = {
  args: {
    title: 'Tenders',
    lead: 'Quarries and ponds to be leased this year.',
    actions: (
      <>
        <ButtonLink href="#rules">Read the rules</ButtonLink>
        {wayOn('Submit Form M')}
      </>
    ),
  },
};

export const InTheLoggedInArea: Story = {
  args: {
    size: 'app',
    title: 'My applications',
    lead: 'Two applications, one of them needs you.',
    actions: wayOn('New application'),
  },
};

export const LongText: Story = {
  args: {
    title: 'Report the illegitimate use of temple land in your village or in your town',
    lead:
      'Tell us where the land is and what you have seen. An officer of the tahasil visits the place. ' +
      'Your name and your number are not given to the person you report.',
    actions: wayOn('Start a report'),
  },
};

export const OnAPhone: Story = {
  args: LongText.args,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const Odia: Story = {
  args: {
    title: 'ଜମି ପାଇଁ ଆବେଦନ',
    lead: 'ମନ୍ଦିର ଜମିରେ ବାର ବର୍ଷରୁ ଅଧିକ ରହିଥିବା ପରିବାରଙ୍କ ପାଇଁ।',
    actions: wayOn('ଆବେଦନ କରନ୍ତୁ'),
  },
  decorators: [(Story) => <div lang="or">{Story()}</div>],
};

export const Hindi: Story = {
  args: {
    title: 'भूमि के लिए आवेदन',
    lead: 'उन परिवारों के लिए जो बारह वर्ष से मंदिर की भूमि पर रहते हैं।',
    actions: wayOn('आवेदन करें'),
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
};
