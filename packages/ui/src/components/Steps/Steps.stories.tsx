import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Steps } from './Steps.tsx';

const titles = ['Applicant', 'Land', 'Documents', 'Fee', 'Check and send'];
const at = (now: number) =>
  titles.map((title, index) => ({
    id: `step-${index + 1}`,
    href: `#step-${index + 1}`,
    title,
    note: index < now ? 'Done' : `Step ${index + 1} of ${titles.length}`,
  }));

const meta = {
  title: 'Structure/Steps',
  tags: ['stable'],
  component: Steps,
  args: {
    label: 'Steps of the application',
    steps: at(2),
    currentKey: 'step-3',
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const open = within(canvasElement).getByRole('listitem', { current: 'step' });
    await expect(open).toHaveTextContent('Documents');
  },
};

export const FirstStep: Story = { args: { steps: at(0), currentKey: 'step-1' } };

export const LastStep: Story = { args: { steps: at(4), currentKey: 'step-5' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const LongText: Story = {
  args: {
    steps: [
      { id: 'step-1', href: '#step-1', note: 'Done', title: 'Applicant and members of the family' },
      {
        id: 'step-2',
        href: '#step-2',
        note: 'Step 2 of 3',
        title: 'Plots of homestead land in the village',
      },
      {
        id: 'step-3',
        href: '#step-3',
        note: 'Step 3 of 3',
        title: 'Check the answers, agree to the terms and send',
      },
    ],
    currentKey: 'step-2',
  },
};

export const Odia: Story = {
  parameters: { language: 'or' },
  args: {
    label: 'ଆବେଦନର ପର୍ଯ୍ୟାୟ',
    steps: [
      { id: 'step-1', href: '#step-1', note: 'ସମାପ୍ତ', title: 'ଆବେଦନକାରୀ' },
      { id: 'step-2', href: '#step-2', note: 'ପର୍ଯ୍ୟାୟ 2/3', title: 'ଜମି' },
      { id: 'step-3', href: '#step-3', note: 'ପର୍ଯ୍ୟାୟ 3/3', title: 'ଦଲିଲ' },
    ],
    currentKey: 'step-2',
  },
};

export const Hindi: Story = {
  parameters: { language: 'hi' },
  args: {
    label: 'आवेदन के चरण',
    steps: [
      { id: 'step-1', href: '#step-1', note: 'पूरा', title: 'आवेदक' },
      { id: 'step-2', href: '#step-2', note: 'चरण 2/3', title: 'भूमि' },
      { id: 'step-3', href: '#step-3', note: 'चरण 3/3', title: 'दस्तावेज़' },
    ],
    currentKey: 'step-2',
  },
};
