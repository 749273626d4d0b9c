import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Link } from '../Link/Link.tsx';
import { Select } from '../Select/Select.tsx';
import { StatusPatch, type StatusTone } from '../StatusPatch/StatusPatch.tsx';
import { DataTable, type DataTableProps, type RowKey } from './DataTable.tsx';
import type { DataColumn } from './types.ts';

/** A plot of the sample khatiyan. */
export interface Plot {
  number: string;
  kisam: string;
  area: number;
  occupant: string;
  rent: number;
  state: readonly [StatusTone, string];
}

const plot = (
  number: string,
  kisam: string,
  area: number,
  occupant: string,
  rent: number,
  state: Plot['state'],
): Plot => ({ number, kisam, area, occupant, rent, state });

const leased = ['success', 'Leased'] as const;
const institution = ['info', 'Institution use'] as const;

/** Ten plots. */
export const plots: readonly Plot[] = [
  plot('212', 'Sarada-1', 1.24, 'Radhakanta Sahu', 1165.6, leased),
  plot('213', 'Sarada-1', 0.865, 'Radhakanta Sahu', 813.1, leased),
  plot('214', 'Sarada-2', 0.42, 'Vacant', 0, ['warning', 'Under application']),
  plot('215', 'Bagayat', 2.1075, 'Institution use', 0, institution),
  plot('215/1', 'Gharabari', 0.11, 'Unrecorded', 0, ['danger', 'Encroachment reported']),
  plot('216', 'Jalasaya', 3.45, 'Temple tank', 0, institution),
  plot('217', 'Sarada-2', 0.9325, 'Kuni Swain', 876.55, leased),
  plot('218', 'Patita', 0.561, 'Vacant', 0, ['neutral', 'Available']),
  plot('219', 'Sarada-1', 1.004, 'Bijay Nayak', 943.76, leased),
  plot('220', 'Sarada-1', 0.778, 'Bijay Nayak', 731.32, leased),
];

/** Ten thousand plots. */
export const manyPlots: readonly Plot[] = Array.from({ length: 10_000 }, (_, index) =>
  plot(
    String(index + 1),
    `Sarada-${(index % 3) + 1}`,
    ((index * 37) % 400) / 100,
    'Bijay Nayak',
    (index * 53) % 2000,
    index % 2 === 0 ? leased : institution,
  ),
);

const byNumber = new Intl.Collator('en', { numeric: true });

const rupees = (amount: number) =>
  amount.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Headers of the sample in the order of the columns. */
export type Headers = readonly [string, string, string, string, string, string];

/** The columns of the sample. */
function plotColumns(headers: Headers): readonly DataColumn<Plot>[] {
  return [
    {
      id: 'number',
      header: headers[0],
      size: 7,
      compare: (one, other) => byNumber.compare(one.number, other.number),
      renderCell: ({ number }) => <Link href={`#plot-${number}`}>{number}</Link>,
    },
    {
      id: 'kisam',
      header: headers[1],
      size: 9,
      compare: (one, other) => one.kisam.localeCompare(other.kisam),
      renderCell: ({ kisam }) => kisam,
    },
    {
      id: 'area',
      header: headers[2],
      size: 9,
      align: 'end',
      compare: (one, other) => one.area - other.area,
      renderCell: ({ area }) => area.toFixed(4),
      total: '11.4680',
    },
    { id: 'occupant', header: headers[3], size: 10, renderCell: ({ occupant }) => occupant },
    {
      id: 'rent',
      header: headers[4],
      size: 10,
      align: 'end',
      renderCell: ({ rent }) => rupees(rent),
      total: '4,530.33',
    },
    {
      id: 'state',
      header: headers[5],
      size: 11,
      renderCell: ({ state: [tone, word] }) => <StatusPatch tone={tone}>{word}</StatusPatch>,
    },
  ];
}

/** The English columns. */
export const columns = plotColumns([
  'Plot no.',
  'Kisam',
  'Area (acres)',
  'Occupant',
  'Annual rent (₹)',
  'Status',
]);

/** The columns in Odia. */
export const odiaColumns = plotColumns([
  'ପ୍ଲଟ ସଂଖ୍ୟା',
  'କିସମ',
  'ପରିମାଣ (ଏକର)',
  'ଦଖଲକାର',
  'ବାର୍ଷିକ ଖଜଣା (₹)',
  'ସ୍ଥିତି',
]);

/** The columns in Hindi. */
export const hindiColumns = plotColumns([
  'प्लॉट संख्या',
  'किस्म',
  'क्षेत्रफल (एकड़)',
  'दखलकार',
  'वार्षिक लगान (₹)',
  'स्थिति',
]);

/** A table whose rows can be selected, with the state that a page would keep. */
export function Selectable(props: Omit<DataTableProps<Plot>, 'selection'>) {
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<RowKey>>(new Set<RowKey>());
  return (
    <DataTable
      {...props}
      selection={{
        selectedKeys,
        onSelectionChange: setSelectedKeys,
        rowLabel: ({ number }) => `Select plot ${number}`,
        allLabel: 'Select all plots',
        countText: (count) => (count === 0 ? 'None selected' : `${count} selected`),
        actions: (
          <>
            <Button kind="quiet">Export (CSV)</Button>
            <Button kind="quiet" onClick={() => setSelectedKeys(new Set())}>
              Clear selection
            </Button>
          </>
        ),
      }}
    />
  );
}

/** A table with a filter, and what stands there when nothing passes it. */
export function Filtered(args: DataTableProps<Plot>) {
  const [kisam, setKisam] = useState('');
  return (
    <DataTable
      {...args}
      rows={args.rows.filter((row) => kisam === '' || row.kisam === kisam)}
      totalsLabel={kisam === '' ? args.totalsLabel : undefined}
      filters={
        <Select
          label="Kisam"
          placeholder="All kisams"
          options={['Bagayat', 'Gochar', 'Sarada-1'].map((value) => ({ value, label: value }))}
          value={kisam}
          onChange={setKisam}
        />
      }
      emptyState={
        <EmptyState
          title="No Record Found."
          action={<Button onClick={() => setKisam('')}>Clear the filter</Button>}
        >
          No plot of this khatiyan has the kisam {kisam}.
        </EmptyState>
      }
    />
  );
}
