import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ExternalLink } from './ExternalLink.tsx';

const meta = {
  title: 'Actions/ExternalLink',
  tags: ['stable'],
  component: ExternalLink,
  args: {
    href: 'https://example.org/land-records',
    note: 'opens another website',
    children: 'Land records of the State',
  },
} satisfies Meta<typeof ExternalLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(
        within(canvasElement).getByRole('link', { name: /^Land records of the State/ }),
      ).toHaveFocus(),
    );
  },
};

export const InANewTab: Story = {
  args: { target: '_blank', note: 'opens another website in a new tab' },
};

export const InASentence: Story = {
  render: (args) => (
    <p>
      Search the plot in the <ExternalLink {...args} /> before you apply.
    </p>
  ),
  args: { children: 'land register' },
};

export const InAList: Story = {
  render: (args) => (
    <ul style={{ listStyle: 'none' }}>
      {['Land records', 'Revenue department', 'District portal'].map((name) => (
        <li key={name} style={{ paddingBlock: '.375rem' }}>
          <ExternalLink {...args}>{name}</ExternalLink>
        </li>
      ))}
    </ul>
  ),
};

export const LongText: Story = {
  args: {
    children: 'Rules for the lease of homestead land, on the website of the Revenue department',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Odia: Story = {
  args: { lang: 'or', children: 'ରାଜ୍ୟର ଭୂ-ଅଭିଲେଖ', note: 'ଅନ୍ୟ ୱେବସାଇଟ୍ ଖୋଲେ' },
};

export const Hindi: Story = {
  args: { lang: 'hi', children: 'राज्य के भू-अभिलेख', note: 'दूसरी वेबसाइट खुलती है' },
};
