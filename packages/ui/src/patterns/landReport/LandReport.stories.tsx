import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Map as MapIcon, Printer } from 'lucide';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { alsoOnAPhone, onlyOnAPhone } from '../../../../../.storybook/modes.ts';
import {
  Breadcrumbs,
  Button,
  ButtonLink,
  Card,
  DataTable,
  EmptyState,
  PageHeader,
  Select,
  TextField,
} from '../../index.ts';
import { listProps, type ListState } from '../officer/listState.ts';
import * as styles from '../officer/Officer.css.ts';
import { OfficerFrame } from '../officer/OfficerFrame.tsx';
import { columnsOf } from './reportColumns.tsx';
import { english, odia, type ReportWords } from './landReportTexts.ts';

interface ReportProps {
  words: ReportWords;
  state: ListState;
}

function Plots({ words, state }: ReportProps) {
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
      {...listProps(state, words.officer)}
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
function Report({ words, state }: ReportProps) {
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
      <Plots words={words} state={state} />
    </OfficerFrame>
  );
}

const meta = {
  title: 'Patterns/Report',
  component: Report,
  parameters: { layout: 'fullscreen', chromatic: { modes: alsoOnAPhone } },
  args: { words: english, state: 'there' },
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

export const FilteredToNothing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: args.words.filter }), 'nobody');
    await expect(canvas.getByText(args.words.none)).toBeVisible();
  },
};

export const Pending: Story = { args: { words: { ...english, plots: [] }, state: 'pending' } };

export const Failed: Story = { args: { words: { ...english, plots: [] }, state: 'failed' } };

export const LongText: Story = {
  args: {
    words: {
      ...english,
      lead: `${english.lead}, as it stands in the record of rights of the last settlement`,
      plots: english.plots.map((plot) => ({
        ...plot,
        occupant: `${plot.occupant}, the heirs and the members of the family`,
      })),
    },
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const Odia: Story = {
  parameters: { language: 'or', chromatic: { modes: onlyOnAPhone } },
  args: { words: odia },
};
