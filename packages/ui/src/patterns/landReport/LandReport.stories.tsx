import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Map as MapIcon, Printer } from 'lucide';
import { Icon } from '../../components/Icon/Icon.tsx';
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
import { getListProps, type ListState } from '../officer/listState.ts';
import * as styles from '../officer/Officer.css.ts';
import { OfficerFrame } from '../officer/OfficerFrame.tsx';
import { getReportColumns } from './getReportColumns.tsx';
import { english, odia, type LandReportTexts } from './landReportTexts.ts';

interface ReportProps {
  texts: LandReportTexts;
  state: ListState;
}

function Plots({ texts, state }: ReportProps) {
  const [typed, setTyped] = useState('');
  const [kisam, setKisam] = useState('');
  const kisams = [...new Set(texts.plots.map((plot) => plot.kisam))];
  const rows = texts.plots.filter(
    (plot) =>
      (kisam === '' || plot.kisam === kisam) &&
      `${plot.number} ${plot.occupant}`.toLowerCase().includes(typed.toLowerCase()),
  );
  return (
    <DataTable
      caption={texts.plotsTitle}
      columns={getReportColumns(texts.headers, rows)}
      rows={rows}
      keyOf={({ number }) => number}
      resultText={texts.count}
      defaultSortDescriptor={{ column: 'number', direction: 'ascending' }}
      sortWords={{
        label: texts.sortBy,
        unsorted: texts.unsorted,
        orderText: (header, direction) => texts.order(header, direction === 'ascending'),
      }}
      totalsLabel={texts.total}
      filters={
        <>
          <TextField label={texts.filter} type="search" value={typed} onChange={setTyped} />
          <Select
            label={texts.kisam}
            placeholder={texts.allKisams}
            options={kisams.map((value) => ({ value, label: value }))}
            value={kisam}
            onChange={setKisam}
          />
        </>
      }
      emptyState={<EmptyState title={texts.none}>{texts.noneText}</EmptyState>}
      {...getListProps(state, texts.officer)}
    />
  );
}

function Record({ texts }: { texts: LandReportTexts }) {
  return (
    <Card aria-label={texts.recordTitle}>
      <dl className={styles.record}>
        {texts.record.map(({ name, value }) => (
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
function Report({ texts, state }: ReportProps) {
  const { reports } = texts.officer;
  return (
    <OfficerFrame texts={texts.officer} current="#reports">
      <Breadcrumbs
        label={texts.breadcrumb}
        crumbs={[reports, ...texts.places].map((label) => ({ label, href: `#${label}` }))}
        currentLabel={texts.title}
      />
      <PageHeader
        size="app"
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            <ButtonLink href="#web-gis" icon={<Icon of={MapIcon} />}>
              {texts.map}
            </ButtonLink>
            <Button icon={<Icon of={Download} />} meta="XLSX">
              {texts.excel}
            </Button>
            <Button icon={<Icon of={Printer} />}>{texts.print}</Button>
          </>
        }
      />
      <Record texts={texts} />
      <Plots texts={texts} state={state} />
    </OfficerFrame>
  );
}

const meta = {
  title: 'Temple screens/Report',
  component: Report,
  parameters: { layout: 'fullscreen', chromatic: { modes: alsoOnAPhone } },
  args: { texts: english, state: 'there' },
} satisfies Meta<typeof Report>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneKisam: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const kisam = canvas.getByRole('combobox', { name: args.texts.kisam });
    await userEvent.selectOptions(kisam, 'Sarada-1');
    await expect(canvas.getByText(args.texts.count(4))).toHaveAttribute('role', 'status');
    await expect(canvas.getByText('3,653.78')).toBeVisible();
  },
};

export const FilteredToNothing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: args.texts.filter }), 'nobody');
    await expect(canvas.getByText(args.texts.none)).toBeVisible();
  },
};

export const Pending: Story = { args: { texts: { ...english, plots: [] }, state: 'pending' } };

export const Failed: Story = { args: { texts: { ...english, plots: [] }, state: 'failed' } };

export const LongText: Story = {
  args: {
    texts: {
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
  args: { texts: odia },
};
