// Long because the largest component has the most states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import {
  columns,
  Filtered,
  hindiColumns,
  manyPlots,
  odiaColumns,
  plots,
  Selectable,
  type Plot,
} from './DataTable.sample.tsx';
import { DataTable } from './DataTable.tsx';
import { PagedTable } from './PagedTable.sample.tsx';

const orders = { ascending: 'smallest first', descending: 'largest first' };
const inBox = (inlineSize: string) => (Story: () => React.ReactNode) => (
  <div style={{ inlineSize, maxInlineSize: '100%' }}>{Story()}</div>
);

const meta = {
  title: 'Content/DataTable',
  tags: ['stable'],
  component: DataTable<Plot>,
  args: {
    caption: 'Plots in khatiyan 112/47',
    columns,
    rows: plots,
    keyOf: ({ number }) => number,
    resultText: (count) => (count === 1 ? '1 plot' : `${count} plots`),
    loadingText: 'Loading plots',
    defaultSortDescriptor: { column: 'number', direction: 'ascending' },
    sortWords: {
      label: 'Sort by',
      unsorted: 'Order of the register',
      orderText: (header, direction) => `${header}, ${orders[direction]}`,
    },
    totalsLabel: 'Total',
  },
} satisfies Meta<typeof DataTable<Plot>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SerialNumbers: Story = {
  args: {
    columnChooser: { label: 'Columns', legend: 'Columns shown' },
    columns: [
      {
        id: 'serial',
        header: 'Sl.',
        isSerial: true,
        renderCell: ({ number }) => plots.findIndex((plot) => plot.number === number) + 1,
      },
      ...columns,
    ],
  },
};

export const SortedByArea: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('columnheader', { name: 'Area (acres)' });
    await userEvent.click(canvas.getByRole('button', { name: 'Area (acres)' }));
    await expect(area).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('215/1');
    await userEvent.click(canvas.getByRole('button', { name: 'Area (acres)' }));
    await expect(area).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('216');
  },
};

export const SelectionOfRows: Story = {
  render: (args) => <Selectable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select plot 214' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select plot 216' }));
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select all plots' })).toBePartiallyChecked();
  },
};

export const PageByPage: Story = {
  args: { resultText: undefined, totalsLabel: undefined },
  render: (args) => <PagedTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select plot 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select plot 14' }));
    await expect(canvas.getByText('2 rows selected, 1 on other pages')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Rows 11 to 20 of 63')).toBeVisible());
  },
};

export const LoadingAgain: Story = { args: { isLoading: true } };

export const Compact: Story = { args: { density: 'compact' } };

export const ColumnsToChoose: Story = {
  args: { columnChooser: { label: 'Columns', legend: 'Columns shown' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Occupant' }));
    await expect(canvas.queryByRole('columnheader', { name: 'Occupant' })).toBeNull();
  },
};

export const RemembersItsColumns: Story = {
  args: {
    columnChooser: { label: 'Columns', legend: 'Columns shown' },
    onHiddenColumnsChange: fn(),
  },
  render: function Remembered(args) {
    const [hidden, setHidden] = useState<readonly string[]>(['kisam', 'occupant']);
    const remember = (ids: readonly string[]) => {
      args.onHiddenColumnsChange?.(ids);
      setHidden(ids);
    };
    return <DataTable {...args} hiddenColumns={hidden} onHiddenColumnsChange={remember} />;
  },
};

export const SortedByItsCaller: Story = {
  args: {
    columns: columns.map(({ compare: _compare, ...column }) => ({
      ...column,
      isSortable: column.id === 'number' || column.id === 'area',
    })),
    onSortChange: fn(),
  },
  render: function Sorted(args) {
    const [sort, setSort] = useState(args.defaultSortDescriptor ?? null);
    const rows = sort?.direction === 'descending' ? args.rows.toReversed() : args.rows;
    const ask: typeof args.onSortChange = (next) => {
      args.onSortChange?.(next);
      setSort(next);
    };
    return <DataTable {...args} rows={rows} sortDescriptor={sort} onSortChange={ask} />;
  },
};

export const FilteredRows: Story = {
  render: (args) => <Filtered {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kisam' }), 'Sarada-1');
    await expect(canvas.getByText('4 plots')).toHaveAttribute('role', 'status');
  },
};

export const FilteredToNothing: Story = {
  render: (args) => <Filtered {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kisam' }), 'Gochar');
    await expect(canvas.getByText('No Record Found.')).toBeVisible();
  },
};

export const Pending: Story = { args: { rows: [], isLoading: true } };

export const Empty: Story = {
  args: {
    rows: [],
    emptyState: (
      <EmptyState title="No Record Found.">No plot is recorded in khatiyan 112/48.</EmptyState>
    ),
  },
};

export const Failed: Story = {
  args: {
    rows: [],
    errorMessage: 'The plots could not be loaded. Check your connection.',
    retryLabel: 'Try again',
    onRetry: fn(),
  },
};

export const TriedAgain: Story = {
  args: Failed.args,
  render: function Retry(args) {
    const [isPending, setPending] = useState(false);
    return <DataTable {...args} isLoading={isPending} onRetry={() => setPending(true)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('region')).toHaveFocus());
  },
};

const endless = 'Tab meets a link in each of ten thousand rows; the other stories walk to the end';

export const TenThousandRows: Story = {
  parameters: {
    exceptions: { 'focus of 2 px at 3:1': endless, '320 px, focus of 2 px at 3:1': endless },
  },
  args: {
    caption: 'Plots of the tahasil',
    rows: manyPlots,
    isWindowed: true,
    resultText: (count) => `${count.toLocaleString('en-IN')} plots`,
    totalsLabel: undefined,
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Plots of the tahasil' });
    const row = canvas.getAllByRole('row')[1]?.getBoundingClientRect().height ?? 0;
    region.scrollTo({ top: 5000 * row, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByRole('link', { name: '5000' })).toBeInTheDocument());
  },
};

export const TenThousandRowsToSelect: Story = {
  ...TenThousandRows,
  parameters: {},
  render: (args) => <Selectable {...args} density="compact" />,
};

export const WithAPager: Story = {
  args: {
    totalsLabel: undefined,
    footer: (
      <Pagination
        label="Pages of plots"
        page={1}
        pageCount={3}
        onPageChange={fn()}
        previousLabel="Previous"
        nextLabel="Next"
        pageLabel={(page) => `Page ${page}`}
        shortText="Page 1 of 3"
      />
    ),
  },
};

export const LongText: Story = {
  render: (args) => <Selectable {...args} />,
  args: {
    columns: columns.with(3, {
      id: 'occupant',
      header: 'Person or body that holds the plot according to the record of rights',
      renderCell: ({ occupant }) =>
        `${occupant}, for the managing committee of the temple, by the order of the sub-collector`,
    }),
  },
};

export const Cards: Story = {
  args: { columnChooser: { label: 'Columns', legend: 'Columns shown' } },
  render: (args) => <Selectable {...args} />,
  decorators: [inBox('40rem')],
};

export const CardsWithDetails: Story = {
  args: {
    columns: columns.map((column) => ({
      ...column,
      isCardDetail: column.id === 'occupant' || column.id === 'rent',
    })),
  },
  decorators: [inBox('320px')],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('cell', { name: 'Kuni Swain' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'All details' }));
    await expect(canvas.getByRole('cell', { name: 'Kuni Swain' })).toBeVisible();
  },
};

export const ScrolledToTheSide: Story = {
  render: (args) => <Selectable {...args} density="compact" />,
  args: { columns: columns.map((column) => ({ ...column, size: 14 })) },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    region.scrollTo({ left: 200, top: 100, behavior: 'instant' });
    await waitFor(() => expect(region.parentElement).toHaveAttribute('data-more-start'));
  },
};

export const CardsIn320Px: Story = { ...LongText, decorators: [inBox('320px')] };

export const TenThousandCards: Story = { ...TenThousandRows, decorators: [inBox('320px')] };

export const Odia: Story = {
  args: {
    caption: 'ଖତିୟାନ 112/47 ର ପ୍ଲଟ',
    columns: odiaColumns,
    resultText: (count) => `${count}ଟି ପ୍ଲଟ`,
    sortWords: {
      label: 'କ୍ରମ',
      unsorted: 'ପଞ୍ଜିକାର କ୍ରମ',
      orderText: (header, direction) =>
        `${header}, ${direction === 'ascending' ? 'ସାନରୁ ବଡ଼' : 'ବଡ଼ରୁ ସାନ'}`,
    },
    totalsLabel: 'ମୋଟ',
  },
  decorators: [(Story) => <div lang="or">{Story()}</div>],
};

export const OdiaCards: Story = {
  ...Odia,
  decorators: [
    (Story) => (
      <div lang="or" style={{ maxInlineSize: '320px' }}>
        {Story()}
      </div>
    ),
  ],
};

export const Hindi: Story = {
  args: {
    caption: 'खतियान 112/47 के प्लॉट',
    columns: hindiColumns,
    resultText: (count) => `${count} प्लॉट`,
    sortWords: {
      label: 'क्रम',
      unsorted: 'रजिस्टर का क्रम',
      orderText: (header, direction) =>
        `${header}, ${direction === 'ascending' ? 'छोटे से बड़ा' : 'बड़े से छोटा'}`,
    },
    totalsLabel: 'कुल',
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
};
