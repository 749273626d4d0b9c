import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Fields/Checkbox',
  tags: ['stable'],
  component: Checkbox,
  args: {
    label: 'I declare that everything in this application is true.',
    onChange: fn(),
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Ticked: Story = { args: { defaultSelected: true } };

export const SomeOfMany: Story = {
  args: { label: 'All plots of the khatiyan', isIndeterminate: true },
};

export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^I declare/));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^I declare/));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const InError: Story = { args: { errorMessage: 'Please accept the declaration' } };

export const TickedInError: Story = {
  args: {
    defaultSelected: true,
    errorMessage: 'The declaration was changed. Please read and accept it again.',
  },
};

export const WithLink: Story = {
  args: {
    label: (
      <>
        I have read the <Link href="#terms">terms and conditions</Link>.
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    label:
      'I declare that the facts in this application are true to the best of my knowledge, that the papers are copies of originals which I can show at the tahasil office, and that I know that the application is rejected and the land taken back when a fact that matters turns out to be false.',
  },
};

export const Odia: Story = {
  args: {
    label: 'ମୁଁ ଘୋଷଣା କରୁଛି ଯେ ଏହି ଆବେଦନର ସମସ୍ତ ତଥ୍ୟ ସତ୍ୟ।',
    errorMessage: 'ଦୟାକରି ଘୋଷଣା ସ୍ୱୀକାର କରନ୍ତୁ',
  },
  decorators: [(Story) => <div lang="or">{Story()}</div>],
};

export const Hindi: Story = {
  args: {
    label: 'मैं घोषणा करता हूँ कि इस आवेदन की सभी जानकारी सत्य है।',
    errorMessage: 'कृपया घोषणा स्वीकार करें',
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
};
