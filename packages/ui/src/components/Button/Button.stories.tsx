import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Download, Plus, Trash2, X } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { vars } from '../../theme/contract.css.ts';
import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  tags: ['stable'],
  component: Button,
  args: { children: 'Save draft', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save draft' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Primary: Story = { args: { kind: 'primary', children: 'Submit application' } };

export const Quiet: Story = { args: { kind: 'quiet', children: 'Change' } };

export const Danger: Story = {
  args: { kind: 'danger', icon: <Icon of={Trash2} />, children: 'Delete draft' },
};

export const Highlight: Story = { args: { kind: 'highlight', children: 'Apply now' } };

export const OnBrand: Story = {
  args: { kind: 'onBrand', children: 'Track an application' },
  decorators: [
    (Story) => (
      <div style={{ background: vars.colour.brand, padding: vars.space[5] }}>
        <Story />
      </div>
    ),
  ],
};

export const Large: Story = { args: { kind: 'primary', size: 'large', children: 'Sign in' } };

export const WithIcon: Story = { args: { icon: <Icon of={Plus} />, children: 'Add a plot' } };

export const WithTrailingIcon: Story = {
  args: { kind: 'primary', trailingIcon: <Icon of={ArrowRight} />, children: 'Save and continue' },
};

export const WithMeta: Story = {
  args: { icon: <Icon of={Download} />, meta: 'PDF, 340 KB', children: 'Download receipt' },
};

export const IconOnly: Story = {
  args: { kind: 'quiet', icon: <Icon of={X} />, isIconOnly: true, children: 'Close' },
};

export const Block: Story = { args: { kind: 'primary', isBlock: true, children: 'Send code' } };

export const Pending: Story = {
  args: { kind: 'primary', isPending: true, children: 'Sending code' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Sending code' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { kind: 'primary', isDisabled: true, children: 'Continue' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: 'Continue' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    children:
      'Save this application as a draft and return to the list of all applications of the temple',
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
  args: { kind: 'primary', lang: 'or', children: 'ଆବେଦନ ଦାଖଲ କରନ୍ତୁ' },
};

export const Hindi: Story = {
  args: { kind: 'primary', lang: 'hi', children: 'आवेदन जमा करें' },
};
