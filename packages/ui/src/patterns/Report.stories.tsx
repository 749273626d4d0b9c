import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Map as MapIcon, Printer } from 'lucide';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { alsoOnAPhone, onlyOnAPhone } from '../../../../.storybook/modes.ts';
import {
  Breadcrumbs,
  Button,
  ButtonLink,
  Card,
  DataTable,
  EmptyState,
  Link,
  PageHeader,
  Select,
  StatusPatch,
  TextField,
  type DataColumn,
} from '../index.ts';
import * as styles from './Officer.css.ts';
import { OfficerFrame } from './OfficerFrame.tsx';
import { english, odia, type Plot, type ReportWords } from './Report.words.ts';

const byNumber = new Intl.Collator('en', { numeric: true });
const acres = (area: number) => area.toFixed(4);
const rupees = (amount: number) =>
  amount.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function columnsOf(headers: readonly string[], rows: readonly Plot[]): readonly DataColumn<Plot>[] {
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

function Plots({ words }: { words: ReportWords }) {
  const [typed, setTyped] = useState('');
  const [kisam, setKisam] = useState('');
  const kisams = [...new Set(words.plots.map((plot) => plot.kisam))];
  const rows = words.plots.filter(
    (plot) =>
      (kisam === '' || plot.kisam === kisam) &&
      `${plot.number} ${plot.occupant}`.toLowerCase().includes(typed.toLowerCase()),
  );
  return (
    <DataTable
      caption={words.plotsTitle}
      columns={columnsOf(words.headers, rows)}
      rows={rows}
      keyOf={({ number }) => number}
      resultText={words.count}
      defaultSort={{ column: 'number', direction: 'ascending' }}
      sortWords={{
        label: words.sortBy,
        unsorted: words.unsorted,
        orderText: (header, direction) => words.order(header, direction === 'ascending'),
      }}
      totalsLabel={words.total}
      filters={
        <>
          <TextField
            label={words.filter}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Select
            label={words.kisam}
            placeholder={words.allKisams}
            options={kisams.map((value) => ({ value, label: value }))}
            value={kisam}
            onChange={(event) => setKisam(event.target.value)}
          />
        </>
      }
      emptyState={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
    />
  );
}

function Record({ words }: { words: ReportWords }) {
  return (
    <Card aria-label={words.recordTitle}>
      <dl className={styles.record}>
        {words.record.map(({ name, value }) => (
          <div key={name}>
            <dt className={styles.recordName}>{name}</dt>
            <dd className={styles.recordValue}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** A record with its plots, their sums and the ways to take it along. */
function Report({ words }: { words: ReportWords }) {
  const { reports } = words.officer;
  return (
    <OfficerFrame words={words.officer} current="#reports">
      <Breadcrumbs
        label={words.breadcrumb}
        crumbs={[reports, ...words.places].map((label) => ({ label, href: `#${label}` }))}
        current={words.title}
      />
      <PageHeader
        size="app"
        title={words.title}
        lead={words.lead}
        actions={
          <>
            <ButtonLink href="#web-gis" icon={MapIcon}>
              {words.map}
            </ButtonLink>
            <Button icon={Download} meta="XLSX">
              {words.excel}
            </Button>
            <Button icon={Printer}>{words.print}</Button>
          </>
        }
      />
      <Record words={words} />
      <Plots words={words} />
    </OfficerFrame>
  );
}

const meta = {
  title: 'Patterns/Report',
  component: Report,
  parameters: { layout: 'fullscreen', chromatic: { modes: alsoOnAPhone } },
  args: { words: english },
} satisfies Meta<typeof Report>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneKisam: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const kisam = canvas.getByRole('combobox', { name: args.words.kisam });
    await userEvent.selectOptions(kisam, 'Sarada-1');
    await expect(canvas.getByText(args.words.count(4))).toHaveAttribute('role', 'status');
    await expect(canvas.getByText('3,653.78')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const Odia: Story = {
  parameters: { language: 'or', chromatic: { modes: onlyOnAPhone } },
  args: { words: odia },
};
