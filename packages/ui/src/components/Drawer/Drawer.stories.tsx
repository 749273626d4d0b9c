import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StatusPatch } from '../StatusPatch/StatusPatch.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

interface DrawerArgs extends DrawerProps {
  opener: string;
  cancel: string;
  confirm: string;
  /** The caller keeps the drawer open whatever is pressed. */
  isHeld?: boolean;
}

const meta = {
  title: 'Feedback/Drawer',
  tags: ['stable'],
  component: Drawer,
  args: {
    isOpen: false,
    onOpenChange: fn(),
    title: 'Plot 214',
    description: 'Rebana Nuagaon, Brahmagiri tahasil',
    closeLabel: 'Close',
    opener: 'Show plot',
    cancel: 'Show on map',
    confirm: 'Apply for land',
    children: (
      <Stack gap="md" align="start">
        <StatusPatch tone="success">Available</StatusPatch>
        <p>Kisam Sarada, 0.4200 acres, khatiyan 112/45</p>
      </Stack>
    ),
  },
  render: (args) => <WithOpener {...args} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: args.opener }));
    await expect(within(canvasElement).getByRole('dialog')).toBeVisible();
  },
} satisfies Meta<DrawerArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const filters = (
  <Stack gap="xl">
    <TextField label="Mouza Name" optionalLabel="(optional)" />
    <TextField label="Khatian No" optionalLabel="(optional)" width="short" />
  </Stack>
);

export const Filters: Story = {
  args: {
    title: 'Filter plots',
    description: undefined,
    opener: 'Filter',
    cancel: 'Clear filters',
    confirm: 'Show plots',
    children: filters,
  },
};

export const AtTheStart: Story = { args: { side: 'start' } };

export const Wide: Story = { args: { size: 'wide' } };

export const Dismissable: Story = { args: { isDismissable: true } };

export const HeldOpen: Story = {
  args: { isHeld: true, title: 'Sending', description: 'Wait until the answer is here.' },
};

export const WithAChosenFocus: Story = {
  args: {
    ...Filters.args,
    children: (
      <Stack gap="xl">
        {filters}
        <TextField label="Plot No" data-initial-focus width="short" />
      </Stack>
    ),
  },
};

export const OnAPhone: Story = {
  ...Filters,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const LongText: Story = {
  args: {
    title: 'Terms of the lease of homestead land of the temple that you agree to by sending',
    children: Array.from({ length: 14 }, (_, index) => (
      <p key={index} style={{ marginBlockStart: '1rem' }}>
        {index + 1}. The holder of the lease pays the rent every year before the last day of March,
        keeps the borders of the plot and does not build on the way to the tank.
      </p>
    )),
  },
};

export const Odia: Story = {
  parameters: { language: 'or' },
  args: {
    title: 'ପ୍ଲଟ 214',
    description: 'ରେବଣା ନୂଆଗାଁ, ବ୍ରହ୍ମଗିରି ତହସିଲ',
    closeLabel: 'ବନ୍ଦ କରନ୍ତୁ',
    opener: 'ପ୍ଲଟ ଦେଖନ୍ତୁ',
    cancel: 'ମାନଚିତ୍ରରେ ଦେଖନ୍ତୁ',
    confirm: 'ଜମି ପାଇଁ ଆବେଦନ କରନ୍ତୁ',
    children: <p>କିସମ ଶାରଦ, 0.4200 ଏକର, ଖତିୟାନ 112/45</p>,
  },
};

export const Hindi: Story = {
  parameters: { language: 'hi' },
  args: {
    title: 'प्लॉट 214',
    description: 'रेबणा नुआगाँ, ब्रह्मगिरि तहसील',
    closeLabel: 'बंद करें',
    opener: 'प्लॉट देखें',
    cancel: 'मानचित्र पर देखें',
    confirm: 'भूमि के लिए आवेदन करें',
    children: <p>किसम शारद, 0.4200 एकड़, खतियान 112/45</p>,
  },
};

function WithOpener({ opener, cancel, confirm, isHeld, ...args }: DrawerArgs) {
  const [isOpen, setOpen] = useState(args.isOpen);
  const change = (isNowOpen: boolean) => {
    args.onOpenChange?.(isNowOpen);
    if (!isHeld) setOpen(isNowOpen);
  };
  const footer = (
    <>
      <Button onClick={() => change(false)}>{cancel}</Button>
      <Button kind="primary" onClick={() => change(false)}>
        {confirm}
      </Button>
    </>
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <Drawer footer={footer} {...args} isOpen={isOpen} onOpenChange={change} />
    </>
  );
}
