import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPinned } from 'lucide';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { FontSizeControl } from '../FontSizeControl/FontSizeControl.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';
import { UserMenu } from '../UserMenu/UserMenu.tsx';
import { UtilityBar } from '../UtilityBar/UtilityBar.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const waysIn = (login: string, register: string) => (
  <>
    <ButtonLink href="#login">{login}</ButtonLink>
    <ButtonLink kind="primary" href="#register">
      {register}
    </ButtonLink>
  </>
);

const meta = {
  title: 'Structure/SiteHeader',
  tags: ['stable'],
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: {
      href: '#home',
      mark: <Icon of={MapPinned} size="large" />,
      name: 'Temple Land Portal',
      otherName: { text: 'ମନ୍ଦିର ଭୂମି ପୋର୍ଟାଲ', lang: 'or' },
    },
    navigationLabel: 'Main',
    navigation: [
      { label: 'About', href: '#about', isCurrent: true },
      {
        label: 'Citizen Services',
        items: [
          { label: 'Apply for land', href: '#apply' },
          { label: 'Donate', href: 'https://donate.example.org/', isExternal: true },
        ],
      },
      { label: 'Track Your Status', onClick: fn() },
      { label: 'FAQ', href: '#faq' },
    ],
    actions: waysIn('Login', 'Register'),
    menuLabel: 'Menu',
    closeLabel: 'Close',
    externalNote: 'opens another website',
  },
  decorators: [(Story) => <div style={{ minBlockSize: '16rem' }}>{Story()}</div>],
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'mobile1', isRotated: false } };

const openMenu: Story['play'] = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  const button = canvas.queryByRole('button', { name: args.menuLabel });
  if (button === null) return;
  await userEvent.click(button);
  const sheet = await canvas.findByRole('dialog', { name: args.menuLabel });
  await waitFor(() => expect(sheet).toBeVisible());
};

export const Default: Story = {};

export const WithOpenServices: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.queryByRole('button', { name: 'Citizen Services' });
    if (button === null) return;
    await userEvent.click(button);
    const link = canvas.getByRole('link', { name: 'Apply for land' });
    await waitFor(() => expect(link).toBeVisible());
  },
};

export const WithUtilityBar: Story = {
  args: {
    utility: (
      <UtilityBar owner="A public service of the Temple Administration, Odisha">
        <LanguageSwitch
          label="Language"
          choices={[
            { tag: 'en', name: 'English', href: '?lang=en' },
            { tag: 'or', name: 'ଓଡ଼ିଆ', href: '?lang=or' },
          ]}
          selectedKey="en"
          onSelectionChange={fn()}
        />
      </UtilityBar>
    ),
  },
};

/** A control of the display without a utility bar has the ink of the header. */
export const WithThemeToggle: Story = {
  args: {
    navigation: [{ label: 'About', href: '#about' }],
    actions: undefined,
    tools: <ThemeToggle />,
  },
};

export const SignedIn: Story = {
  args: {
    size: 'app',
    navigation: [
      { label: 'Dashboard', href: '#dashboard', isCurrent: true },
      { label: 'Applications', href: '#applications' },
    ],
    actions: undefined,
    tools: (
      <UserMenu
        welcome="Welcome"
        name="Sukanta Behera"
        menuLabel="account menu"
        items={[
          { label: 'Profile', href: '#profile' },
          { label: 'Logout', onClick: fn() },
        ]}
      />
    ),
  },
};

export const SignedInOnAPhone: Story = { args: SignedIn.args, globals: phone };

export const Wide: Story = { args: { ...SignedIn.args, width: 'wide' } };

export const ForWork: Story = {
  args: {
    ...SignedIn.args,
    size: 'work',
    width: 'wide',
    actions: (
      <>
        <FontSizeControl minValue={12} maxValue={19} resetValue={16} />
        <LanguageSwitch
          choices={[
            { tag: 'en', name: 'English', href: '?lang=en' },
            { tag: 'or', name: 'ଓଡ଼ିଆ', href: '?lang=or' },
          ]}
        />
      </>
    ),
  },
};

export const Narrow: Story = { globals: phone };

export const NarrowWithOpenMenu: Story = { globals: phone, play: openMenu };

const odia: Story['args'] = {
  brand: {
    href: '#home',
    mark: <Icon of={MapPinned} size="large" />,
    name: 'ମନ୍ଦିର ଭୂମି ପୋର୍ଟାଲ',
    otherName: { text: 'Temple Land Portal', lang: 'en' },
  },
  navigationLabel: 'ମୁଖ୍ୟ',
  navigation: [
    { label: 'ପରିଚୟ', href: '#about' },
    {
      label: 'ନାଗରିକ ସେବା',
      items: [
        { label: 'ଜମି ପାଇଁ ଆବେଦନ', href: '#apply', isCurrent: true },
        { label: 'ଅବୈଧ ଜମି ବ୍ୟବହାର', href: '#illegitimate' },
      ],
    },
    { label: 'ଆପଣଙ୍କ ସ୍ଥିତି ଜାଣନ୍ତୁ', onClick: fn() },
    { label: 'ପ୍ରଶ୍ନୋତ୍ତର', href: '#faq' },
  ],
  actions: waysIn('ଲଗ୍‌ଇନ୍', 'ପଞ୍ଜୀକରଣ'),
  menuLabel: 'ମେନୁ',
  closeLabel: 'ବନ୍ଦ କରନ୍ତୁ',
  externalNote: 'ଅନ୍ୟ ୱେବସାଇଟ୍ ଖୋଲେ',
};

export const Odia: Story = {
  args: odia,
  decorators: [(Story) => <div lang="or">{Story()}</div>],
};

export const OdiaNarrowWithOpenMenu: Story = { ...Odia, globals: phone, play: openMenu };

export const Hindi: Story = {
  args: {
    ...odia,
    brand: {
      href: '#home',
      mark: <Icon of={MapPinned} size="large" />,
      name: 'मंदिर भूमि पोर्टल',
      otherName: { text: 'ମନ୍ଦିର ଭୂମି ପୋର୍ଟାଲ', lang: 'or' },
    },
    navigationLabel: 'मुख्य',
    navigation: [
      { label: 'परिचय', href: '#about' },
      { label: 'नागरिक सेवाएँ', items: [{ label: 'भूमि के लिए आवेदन', href: '#apply' }] },
      { label: 'प्रश्नोत्तर', href: '#faq' },
    ],
    actions: waysIn('लॉगिन', 'पंजीकरण'),
    menuLabel: 'मेनू',
    closeLabel: 'बंद करें',
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
};
