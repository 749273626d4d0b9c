import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPin, TreePalm } from 'lucide';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Tag, type TagProps } from './Tag.tsx';

const meta = {
  title: 'Content/Tag',
  tags: ['experimental'],
  component: Tag,
  args: { children: 'Homestead' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Filter {
  text: string;
  removeLabel: string;
}

/** The filters of a list, as an application holds them. */
function SetFilters({ filters, onRemove, ...tag }: TagProps & { filters: readonly Filter[] }) {
  const [set, setSet] = useState(filters);
  const remove = (text: string) => {
    setSet((before) => before.filter((filter) => filter.text !== text));
    onRemove?.();
  };
  return (
    <Stack elementType="ul" direction="row" gap="sm">
      {set.map(({ text, removeLabel }) => (
        <li key={text}>
          <Tag {...tag} removeLabel={removeLabel} onRemove={() => remove(text)}>
            {text}
          </Tag>
        </li>
      ))}
    </Stack>
  );
}

const getFilters = (names: readonly string[], toLabel = (name: string) => `Remove ${name}`) =>
  names.map((text) => ({ text, removeLabel: toLabel(text) }));

export const Default: Story = {};

export const Accent: Story = { args: { tone: 'accent', children: 'New' } };

export const Brand: Story = { args: { tone: 'brand', children: 'Sairat' } };

export const WithIcon: Story = {
  args: { icon: <Icon of={MapPin} size="small" />, children: 'Brahmagiri' },
};

export const InAList: Story = {
  render: () => (
    <Stack elementType="ul" direction="row" gap="sm" aria-label="Kind of land">
      <li>
        <Tag>Homestead</Tag>
      </li>
      <li>
        <Tag tone="accent">On lease</Tag>
      </li>
      <li>
        <Tag tone="brand" icon={<Icon of={TreePalm} size="small" />}>
          Coconut grove
        </Tag>
      </li>
    </Stack>
  ),
};

export const Filtered: Story = {
  args: { onRemove: fn() },
  render: (args) => (
    <SetFilters {...args} filters={getFilters(['Homestead', 'Brahmagiri', 'On lease'])} />
  ),
};

export const Removed: Story = {
  ...Filtered,
  args: { onRemove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Brahmagiri' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('Brahmagiri')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Remove On lease' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: { onRemove: fn() },
  render: (args) => (
    <SetFilters
      {...args}
      filters={getFilters([
        'Plots of the temple that touch the road from Brahmagiri to the sea and are not on lease',
        'Decided before the last day of March of this year',
      ])}
    />
  ),
};

export const OnAPhone: Story = {
  ...Filtered,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const Odia: Story = {
  parameters: { language: 'or' },
  args: { onRemove: fn() },
  render: (args) => (
    <SetFilters {...args} filters={getFilters(['ଘରବାରି', 'ବ୍ରହ୍ମଗିରି'], (name) => `${name} ହଟାନ୍ତୁ`)} />
  ),
};

export const Hindi: Story = {
  parameters: { language: 'hi' },
  args: { onRemove: fn() },
  render: (args) => (
    <SetFilters {...args} filters={getFilters(['आवासीय', 'ब्रह्मगिरि'], (name) => `${name} हटाएँ`)} />
  ),
};
