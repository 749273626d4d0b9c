import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Structure/Card',
  tags: ['stable'],
  component: Card,
  args: {
    title: 'Applicant',
    children: <p>Sasmita Behera, Ward 7, Nimapada</p>,
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 2, name: 'Applicant' }),
    ).toBeVisible();
  },
};

export const WithActions: Story = {
  args: {
    actions: (
      <Button kind="quiet" icon={<Icon of={Pencil} />}>
        Change
      </Button>
    ),
  },
};

export const UnderASection: Story = {
  args: { headingLevel: 3 },
  decorators: [
    (Story) => (
      <>
        <h2>Check your answers</h2>
        <Story />
      </>
    ),
  ],
};

export const WithoutTitle: Story = { args: { title: undefined } };

export const NamedRegion: Story = {
  args: { 'aria-labelledby': 'plots', title: <span id="plots">Your plots</span> },
};

export const FlushList: Story = {
  args: {
    title: 'Documents',
    isFlush: true,
    children: (
      <ul style={{ listStyle: 'none' }}>
        {['Sale deed', 'Rent receipt', 'Proof of identity'].map((name) => (
          <li key={name} style={{ padding: '.75rem 1.25rem' }}>
            {name}
          </li>
        ))}
      </ul>
    ),
  },
};

export const LongText: Story = {
  args: {
    title: 'Plots of the temple in the village of Balighai that touch the road to the sea',
    actions: <Button>Download the list</Button>,
    children: (
      <p>
        Every plot has a number, an area in acres and a kind. A plot that is under a court order
        stays in the list, but cannot be chosen before the order ends.
      </p>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Odia: Story = {
  parameters: { language: 'or' },
  args: { title: 'ଆବେଦନକାରୀ', children: <p>ସସ୍ମିତା ବେହେରା, ୱାର୍ଡ 7, ନିମାପଡ଼ା</p> },
};

export const Hindi: Story = {
  parameters: { language: 'hi' },
  args: { title: 'आवेदक', children: <p>सस्मिता बेहरा, वार्ड 7, निमापड़ा</p> },
};
