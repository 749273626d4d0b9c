import type { Meta, StoryObj } from '@storybook/react-vite';
import { FolderOpen } from 'lucide';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Content/EmptyState',
  tags: ['stable'],
  component: EmptyState,
  args: {
    title: 'No applications yet',
    children: 'Applications that you send are listed here.',
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = {
  args: {
    action: (
      <ButtonLink kind="primary" href="#apply">
        Apply for a lease
      </ButtonLink>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(within(canvasElement).getByRole('link', { name: 'Apply for a lease' })).toHaveFocus(),
    );
  },
};

export const WithOrnament: Story = {
  args: { ...WithAction.args, ornament: <Icon of={FolderOpen} size="large" /> },
};

export const TitleOnly: Story = { args: { title: 'No plots match', children: undefined } };

export const LongText: Story = {
  args: {
    title: 'No plot of the temple in this village matches the number and the kind of land',
    children:
      'Check the number in the record of rights again, or leave out the kind of land. Plots that are under a court order are not in this list.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Odia: Story = {
  parameters: { language: 'or' },
  args: {
    title: 'ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ଆବେଦନ ନାହିଁ',
    children: 'ଆପଣ ଦାଖଲ କରିଥିବା ଆବେଦନ ଏଠାରେ ଦେଖାଯିବ।',
  },
};

export const Hindi: Story = {
  parameters: { language: 'hi' },
  args: {
    title: 'अभी कोई आवेदन नहीं है',
    children: 'आपके भेजे हुए आवेदन यहाँ दिखाई देंगे।',
  },
};
