import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Toggletip } from './Toggletip.tsx';

const meta = {
  title: 'Content/Toggletip',
  tags: ['stable'],
  component: Toggletip,
  args: {
    label: 'What is a khatiyan?',
    children: 'The record of rights of one holding, with all of its plots.',
    onOpenChange: fn(),
  },
  render: (args) => (
    <p>
      Khatiyan 112/45 <Toggletip {...args} />
    </p>
  ),
} satisfies Meta<typeof Toggletip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.label }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(true));
    await expect(canvas.getByText(/^The record of rights/)).toBeVisible();
  },
};

export const OpenAtFirst: Story = { args: { defaultOpen: true } };

export const KeptOpen: Story = { args: { isOpen: true } };

export const WithALink: Story = {
  args: {
    children: (
      <>
        The record of rights of one holding. <Link href="#khatiyan">How to read it</Link>
      </>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.label }));
    await expect(canvas.getByRole('link', { name: 'How to read it' })).toBeVisible();
  },
};

export const BesideALabel: Story = {
  render: (args) => (
    <TextField
      label="Khatian No"
      labelAside={<Toggletip {...args} />}
      style={{ maxInlineSize: '16rem' }}
    />
  ),
};

export const AtTheEndOfALine: Story = {
  args: { defaultOpen: true },
  render: (args) => (
    <p style={{ textAlign: 'end' }}>
      Khatiyan 112/45 <Toggletip {...args} />
    </p>
  ),
};

export const AtTheEndOfThePage: Story = {
  args: { defaultOpen: true },
  render: (args) => (
    <p style={{ display: 'grid', alignItems: 'end', blockSize: '92dvh' }}>
      <span>
        Khatiyan 112/45 <Toggletip {...args} />
      </span>
    </p>
  ),
};

export const OnAPhone: Story = {
  ...AtTheEndOfALine,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    label: 'Who has to sign the application when the land belongs to more than one person?',
    children:
      'Each person whose name is in the record of rights signs. When one of them has died, the heirs sign, and the certificate of the tahasildar that names the heirs is one of the documents of the application.',
  },
};

export const Odia: Story = {
  parameters: { language: 'or' },
  args: {
    defaultOpen: true,
    label: 'ଖତିୟାନ କ’ଣ?',
    children: 'ଗୋଟିଏ ଖାତାର ସ୍ୱତ୍ୱଲିପି, ସବୁ ପ୍ଲଟ ସହିତ।',
  },
  render: (args) => (
    <p>
      ଖତିୟାନ 112/45 <Toggletip {...args} />
    </p>
  ),
};

export const Hindi: Story = {
  parameters: { language: 'hi' },
  args: {
    defaultOpen: true,
    label: 'खतियान क्या है?',
    children: 'एक खाते का अधिकार अभिलेख, उसके सभी प्लॉटों के साथ।',
  },
  render: (args) => (
    <p>
      खतियान 112/45 <Toggletip {...args} />
    </p>
  ),
};
