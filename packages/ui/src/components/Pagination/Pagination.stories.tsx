import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DictionaryProvider } from '../../dictionaries/DictionaryProvider.tsx';
import { or } from '../../dictionaries/or.ts';
import { Pagination, type PaginationProps } from './Pagination.tsx';

function Turned({ shortWords, ...props }: PaginationProps & { shortWords: string }) {
  const [page, setPage] = useState(props.page ?? 1);
  const turn = (next: number) => {
    setPage(next);
    props.onPageChange?.(next);
  };
  const shortText = shortWords
    .replace('{n}', String(page))
    .replace('{total}', String(props.pageCount));
  const resultText = props.resultText?.replace('{n}', String(page));
  return <Pagination {...props} {...{ page, shortText, resultText }} onPageChange={turn} />;
}

const meta = {
  title: 'Actions/Pagination',
  tags: ['stable'],
  component: Pagination,
  args: {
    label: 'Pages',
    page: 4,
    pageCount: 12,
    onPageChange: fn(),
    previousLabel: 'Previous',
    nextLabel: 'Next',
    pageLabel: (page) => `Page ${page}`,
    shortText: 'Page {n} of {total}',
  },
  render: (args) => <Turned {...args} shortWords={args.shortText ?? ''} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvasElement, args }) => {
    const previous = within(canvasElement).getByRole('button', { name: args.previousLabel });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};

export const LastPage: Story = { args: { page: 12 } };

export const TwoPages: Story = { args: { page: 1, pageCount: 2 } };

export const OnePage: Story = {
  args: { page: 1, pageCount: 1 },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p>A list with one page has no page buttons.</p>
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

export const OnePageAlwaysShown: Story = { args: { page: 1, pageCount: 1, isAlwaysShown: true } };

export const LargeNumbers: Story = { args: { page: 1284, pageCount: 2048 } };

export const Turning: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: args.nextLabel }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(5);
    await userEvent.click(canvas.getByRole('button', { name: args.previousLabel }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(4);
  },
};

export const WithResults: Story = {
  args: {
    resultText: 'Plots of page {n}',
    rows: { label: 'Rows on a page', value: 20, choices: [10, 20, 50, 100], onChange: fn() },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: args.nextLabel }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Plots of page 5');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
  },
};

export const OnePageWithResults: Story = {
  args: { ...WithResults.args, page: 1, pageCount: 1 },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

const odia: Story['args'] = {
  label: 'ପୃଷ୍ଠାଗୁଡ଼ିକ',
  pageCount: 5,
  previousLabel: 'ପୂର୍ବବର୍ତ୍ତୀ',
  nextLabel: 'ପରବର୍ତ୍ତୀ',
  pageLabel: (page) => `ପୃଷ୍ଠା ${page}`,
  shortText: '{total} ରୁ ପୃଷ୍ଠା {n}',
};

export const Odia: Story = {
  args: odia,
  decorators: [(Story) => <div lang="or">{Story()}</div>],
};

export const OdiaDigits: Story = {
  args: { label: undefined, previousLabel: undefined, nextLabel: undefined, pageLabel: undefined },
  render: ({ onPageChange }) => (
    <Pagination
      defaultPage={4}
      pageCount={12}
      onPageChange={onPageChange}
      rows={{ value: 20, choices: [10, 20, 50], onChange: fn() }}
    />
  ),
  decorators: [
    (Story) => (
      <DictionaryProvider dictionary={or} locale="or-IN-u-nu-orya">
        <div lang="or">{Story()}</div>
      </DictionaryProvider>
    ),
  ],
};

export const OdiaOnAPhone: Story = { ...Odia, globals: OnAPhone.globals };

export const Hindi: Story = {
  args: {
    label: 'पृष्ठ',
    pageCount: 5,
    previousLabel: 'पिछला',
    nextLabel: 'अगला',
    pageLabel: (page) => `पृष्ठ ${page}`,
    shortText: 'पृष्ठ {n} / {total}',
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
};
