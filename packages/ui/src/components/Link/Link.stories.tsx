import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ComponentProps, MouseEvent } from 'react';
import { Link, LinkProvider } from './Link.tsx';

const meta = {
  title: 'Actions/Link',
  tags: ['stable'],
  component: Link,
  args: { href: '#fees', children: 'Fees and charges' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(within(canvasElement).getByRole('link', { name: 'Fees and charges' })).toHaveFocus(),
    );
  },
};

export const InkTone: Story = { args: { tone: 'ink', children: 'Privacy' } };

export const WithContext: Story = {
  args: { children: 'Open', context: 'application TL-2026-0042' },
};

export const RepeatedInAList: Story = {
  render: (args) => (
    <ul>
      {['TL-2026-0042', 'TL-2026-0043', 'TL-2026-0044'].map((number) => (
        <li key={number} style={{ paddingBlock: '.5rem' }}>
          {number} <Link {...args} isAlone context={number} />
        </li>
      ))}
    </ul>
  ),
  args: { children: 'Open' },
};

export const Alone: Story = { args: { isAlone: true, children: 'All tenders' } };

export const InASentence: Story = {
  render: (args) => (
    <p>
      Before you apply, read about <Link {...args} />, because they change with the area of the
      plot.
    </p>
  ),
};

const navigate = fn();

function RouterLink({ href, children, ...rest }: ComponentProps<'a'>) {
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    navigate(href);
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

export const InAnApplicationWithARouter: Story = {
  args: { href: '/fees' },
  decorators: [(Story) => <LinkProvider component={RouterLink}>{Story()}</LinkProvider>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Fees and charges' }));
    await expect(navigate).toHaveBeenCalledWith('/fees');
  },
};

export const LongText: Story = {
  args: {
    children:
      'Rules for the lease of homestead land of the temple, with the annexure on fees, in force since April',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Odia: Story = { args: { lang: 'or', children: 'ଶୁଳ୍କ ଓ ଦେୟ' } };

export const Hindi: Story = { args: { lang: 'hi', children: 'शुल्क और प्रभार' } };
