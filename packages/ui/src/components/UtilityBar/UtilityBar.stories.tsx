import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FontSizeControl } from '../FontSizeControl/FontSizeControl.tsx';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';
import { UtilityBar } from './UtilityBar.tsx';

interface Words {
  size: string;
  smaller: string;
  reset: string;
  larger: string;
  sizeNow: string;
  dark: string;
  language: string;
  current: string;
}

const english: Words = {
  size: 'Text size',
  smaller: 'Smaller text',
  reset: 'Reset text size',
  larger: 'Larger text',
  sizeNow: 'Text size 16 px',
  dark: 'Dark theme',
  language: 'Language',
  current: 'en',
};

const textSize = (words: Words) => (
  <FontSizeControl
    label={words.size}
    value={16}
    minValue={12}
    maxValue={19}
    resetValue={16}
    onChange={fn()}
    smallerLabel={words.smaller}
    resetLabel={words.reset}
    largerLabel={words.larger}
    sizeText={words.sizeNow}
  />
);

const languages = (words: Words) => (
  <LanguageSwitch
    label={words.language}
    choices={[
      { tag: 'en', name: 'English', href: '?lang=en' },
      { tag: 'or', name: 'ଓଡ଼ିଆ', href: '?lang=or' },
      { tag: 'hi', name: 'हिन्दी', href: '?lang=hi' },
    ]}
    selectedKey={words.current}
    onSelectionChange={fn()}
  />
);

const tools = (words: Words) => (
  <>
    {textSize(words)}
    <ThemeToggle label={words.dark} isSelected={false} onChange={fn()} />
    {languages(words)}
  </>
);

const meta = {
  title: 'Structure/UtilityBar',
  tags: ['stable'],
  component: UtilityBar,
  parameters: { layout: 'fullscreen' },
  args: {
    owner: 'A public service of the Temple Administration, Odisha',
    link: { href: '#screen-reader', label: 'Screen reader access' },
    children: tools(english),
  },
} satisfies Meta<typeof UtilityBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutLink: Story = { args: { link: undefined } };

export const WithoutTheme: Story = {
  args: {
    children: (
      <>
        {textSize(english)}
        {languages(english)}
      </>
    ),
  },
};

export const Wide: Story = { args: { width: 'wide' } };

export const OnATablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const LargestTextOnAPhone: Story = {
  globals: { ...OnAPhone.globals, fontSize: 19 },
};

export const LongText: Story = {
  args: {
    owner:
      'A public service of the Temple Administration, Odisha, for all who hold, seek or care for ' +
      'land that belongs to a temple',
    link: { href: '#screen-reader', label: 'How to read these pages with a screen reader' },
  },
};

export const Odia: Story = {
  args: {
    owner: 'ମନ୍ଦିର ପ୍ରଶାସନ, ଓଡ଼ିଶାର ଏକ ସାଧାରଣ ସେବା',
    link: { href: '#screen-reader', label: 'ସ୍କ୍ରିନ୍ ରିଡର୍ ସୁବିଧା' },
    children: tools({
      size: 'ଅକ୍ଷର ଆକାର',
      smaller: 'ଛୋଟ ଅକ୍ଷର',
      reset: 'ଅକ୍ଷର ଆକାର ପୂର୍ବବତ୍',
      larger: 'ବଡ଼ ଅକ୍ଷର',
      sizeNow: 'ଅକ୍ଷର ଆକାର 16 px',
      dark: 'ଗାଢ଼ ଥିମ୍',
      language: 'ଭାଷା',
      current: 'or',
    }),
  },
  decorators: [(Story) => <div lang="or">{Story()}</div>],
};

export const Hindi: Story = {
  args: {
    owner: 'मंदिर प्रशासन, ओडिशा की एक सार्वजनिक सेवा',
    link: { href: '#screen-reader', label: 'स्क्रीन रीडर सुविधा' },
    children: tools({
      size: 'अक्षरों का आकार',
      smaller: 'छोटे अक्षर',
      reset: 'अक्षरों का आकार पहले जैसा',
      larger: 'बड़े अक्षर',
      sizeNow: 'अक्षरों का आकार 16 px',
      dark: 'गहरी थीम',
      language: 'भाषा',
      current: 'hi',
    }),
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
};
