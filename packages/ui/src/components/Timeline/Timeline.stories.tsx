import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Feedback/Timeline',
  tags: ['stable'],
  component: Timeline,
  args: {
    label: 'History of the application',
    events: [
      { id: 'sent', state: 'done', stateLabel: 'Done', title: 'Sent', detail: '2 August 2026' },
      {
        id: 'checked',
        state: 'done',
        stateLabel: 'Done',
        title: 'Documents checked',
        detail: '5 August 2026',
      },
      {
        id: 'visit',
        state: 'now',
        stateLabel: 'Now',
        title: 'Visit to the plot',
        detail: 'Expected before 20 August 2026',
      },
      { id: 'decision', state: 'todo', stateLabel: 'To do', title: 'Decision' },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const now = within(canvasElement).getByRole('listitem', { current: 'step' });
    await expect(now).toHaveTextContent('Now: Visit to the plot');
  },
};

export const Wide: Story = { args: { layout: 'wide' } };

export const WideInANarrowPlace: Story = {
  args: { layout: 'wide' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Stopped: Story = {
  args: {
    events: [
      { id: 'sent', state: 'done', stateLabel: 'Done', title: 'Sent', detail: '2 August 2026' },
      {
        id: 'rejected',
        state: 'stopped',
        stateLabel: 'Stopped',
        title: 'Rejected',
        detail: 'The plot is not land of the temple. 9 August 2026',
      },
    ],
  },
};

export const AllDone: Story = {
  args: {
    layout: 'wide',
    events: [
      { id: 'sent', state: 'done', stateLabel: 'Done', title: 'Sent', detail: '2 August 2026' },
      {
        id: 'decision',
        state: 'done',
        stateLabel: 'Done',
        title: 'Approved',
        detail: '28 August 2026',
      },
    ],
  },
};

export const LongText: Story = {
  args: {
    events: [
      {
        id: 'report',
        state: 'now',
        stateLabel: 'Now',
        title:
          'Report of the revenue inspector on the borders of the plot and the holders around it',
        detail:
          'The inspector calls you one day before the visit. Keep the sale deed and the last rent receipt at hand.',
      },
      { id: 'decision', state: 'todo', stateLabel: 'To do', title: 'Decision' },
    ],
  },
  decorators: WideInANarrowPlace.decorators,
};

export const Odia: Story = {
  parameters: { language: 'or' },
  args: {
    label: 'ଆବେଦନର ଗତି',
    events: [
      { id: 'sent', state: 'done', stateLabel: 'ସମାପ୍ତ', title: 'ଦାଖଲ', detail: '2 ଅଗଷ୍ଟ 2026' },
      { id: 'visit', state: 'now', stateLabel: 'ଏବେ', title: 'ଜମି ପରିଦର୍ଶନ' },
    ],
  },
};

export const Hindi: Story = {
  parameters: { language: 'hi' },
  args: {
    label: 'आवेदन की प्रगति',
    events: [
      { id: 'sent', state: 'done', stateLabel: 'पूरा', title: 'भेजा गया', detail: '2 अगस्त 2026' },
      { id: 'visit', state: 'now', stateLabel: 'अभी', title: 'भूमि का निरीक्षण' },
    ],
  },
};
