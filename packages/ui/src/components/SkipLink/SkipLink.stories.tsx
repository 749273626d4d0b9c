import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Structure/SkipLink',
  tags: ['stable'],
  component: SkipLink,
  args: { href: '#content', children: 'Skip to main content' },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '8rem' }}>
        <Story />
        <header style={{ paddingBlock: '6rem 1rem' }}>
          <Link href="#home">Temple lands</Link>
        </header>
        <main id="content" tabIndex={-1}>
          <Link href="#fees">Fees and charges</Link>
        </main>
      </div>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithTheFocus: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: String(args.children) });
    await waitFor(() => expect(link).toHaveFocus());
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const LongText: Story = {
  ...WithTheFocus,
  args: { children: 'Skip the header, the menu and the notices, and go to the main part' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const Odia: Story = {
  ...WithTheFocus,
  args: { lang: 'or', children: 'ମୁଖ୍ୟ ବିଷୟକୁ ଯାଆନ୍ତୁ' },
};

export const Hindi: Story = {
  ...WithTheFocus,
  args: { lang: 'hi', children: 'मुख्य सामग्री पर जाएँ' },
};
