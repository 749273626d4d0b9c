import { Link, StatusPatch, type DataColumn } from '../../index.ts';
import type { Plot } from './landReportTexts.ts';

const byNumber = new Intl.Collator('en', { numeric: true });
const acres = (area: number) => area.toFixed(4);
const rupees = (amount: number) =>
  amount.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Returns the columns of the plots with the totals of the given rows. */
export function getReportColumns(
  headers: readonly string[],
  rows: readonly Plot[],
): readonly DataColumn<Plot>[] {
  const [number = '', kisam = '', area = '', occupant = '', rent = '', status = ''] = headers;
  return [
    {
      id: 'number',
      header: number,
      compare: (one, other) => byNumber.compare(one.number, other.number),
      renderCell: (row) => <Link href={`#plot-${row.number}`}>{row.number}</Link>,
    },
    {
      id: 'kisam',
      header: kisam,
      compare: (one, other) => one.kisam.localeCompare(other.kisam),
      renderCell: (row) => row.kisam,
    },
    {
      id: 'area',
      header: area,
      align: 'end',
      compare: (one, other) => one.area - other.area,
      renderCell: (row) => acres(row.area),
      total: acres(rows.reduce((sum, row) => sum + row.area, 0)),
    },
    { id: 'occupant', header: occupant, renderCell: (row) => row.occupant },
    {
      id: 'rent',
      header: rent,
      align: 'end',
      renderCell: (row) => rupees(row.rent),
      total: rupees(rows.reduce((sum, row) => sum + row.rent, 0)),
    },
    {
      id: 'status',
      header: status,
      renderCell: ({ state: [tone, word] }) => <StatusPatch tone={tone}>{word}</StatusPatch>,
    },
  ];
}
