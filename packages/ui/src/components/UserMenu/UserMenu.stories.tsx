import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyRound, LogOut, UserRound } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { expect, fn, waitFor } from 'storybook/test';
import { UserMenu } from './UserMenu.tsx';

const meta = {
  title: 'Structure/UserMenu',
  tags: ['stable'],
  component: UserMenu,
  args: {
    welcome: 'Welcome',
    name: 'Sarojini Test Mohapatra',
    menuLabel: 'account menu',
    items: [
      { label: 'Edit Profile', href: '#profile', icon: <Icon of={UserRound} /> },
      { label: 'Change Password', href: '#password', icon: <Icon of={KeyRound} /> },
      { label: 'Logout', onClick: fn(), icon: <Icon of={LogOut} /> },
    ],
  },
  decorators: [
    (Story) => (
      <div
        style={{
          display: 'flex',
          justifyContent: 'flex-end',
          alignItems: 'flex-start',
          minBlockSize: '16rem',
        }}
      >
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const openIt: Story['play'] = async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button');
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
};

export const Default: Story = {};

export const Open: Story = { play: openIt };

export const OnAPageOfTheAccount: Story = {
  args: {
    items: [
      { label: 'Edit Profile', href: '#profile', icon: <Icon of={UserRound} />, isCurrent: true },
      { label: 'Change Password', href: '#password', icon: <Icon of={KeyRound} /> },
    ],
  },
  play: openIt,
};

export const OneWordName: Story = { args: { name: 'Testika' } };

export const LongName: Story = {
  args: { name: 'Smt. Annapurna Sulochana Test Mohapatra Pattanayak of Bhubanpur' },
  play: openIt,
};

export const WithOtherWebsite: Story = {
  args: {
    items: [
      {
        label: 'Help of the service centre',
        href: 'https://help.example.org/',
        isExternal: true,
      },
    ],
    externalNote: 'opens another website',
  },
  play: openIt,
};

export const Odia: Story = {
  args: {
    welcome: 'ସ୍ୱାଗତ',
    name: 'ସରୋଜିନୀ ଟେଷ୍ଟ ମହାପାତ୍ର',
    menuLabel: 'ଖାତା ମେନୁ',
    items: [
      { label: 'ପ୍ରୋଫାଇଲ ସମ୍ପାଦନା', href: '#profile', icon: <Icon of={UserRound} /> },
      { label: 'ଲଗ୍‌ଆଉଟ୍', onClick: fn(), icon: <Icon of={LogOut} /> },
    ],
  },
  decorators: [(Story) => <div lang="or">{Story()}</div>],
  play: openIt,
};

export const Hindi: Story = {
  args: {
    welcome: 'स्वागत है',
    name: 'सरोजिनी टेस्ट महापात्र',
    menuLabel: 'खाता मेनू',
    items: [
      { label: 'प्रोफ़ाइल संपादित करें', href: '#profile', icon: <Icon of={UserRound} /> },
      { label: 'लॉगआउट', onClick: fn(), icon: <Icon of={LogOut} /> },
    ],
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
  play: openIt,
};
