import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock3, Download, FileText, Inbox as InboxIcon, LandPlot } from 'lucide';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { alsoOnAPhone, onlyOnAPhone } from '../../../../../.storybook/modes.ts';
import {
  Button,
  DataTable,
  EmptyState,
  Link,
  PageHeader,
  StatTile,
  StatusPatch,
  TextField,
  type DataColumn,
} from '../../index.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { english, odia, type InboxTexts, type PendingApplication } from './inboxTexts.ts';
import { getListProps, type ListState } from '../officer/listState.ts';
import * as styles from '../officer/Officer.css.ts';
import { OfficerFrame } from '../officer/OfficerFrame.tsx';

const icons = [InboxIcon, FileText, Clock3, LandPlot] as const;

function columnsOf({ headers, days, open }: InboxTexts): readonly DataColumn<PendingApplication>[] {
  const [application = '', type = '', mouza = '', waiting = '', action = '', way = ''] = headers;
  return [
    {
      id: 'number',
      header: application,
      compare: (one, other) => one.number.localeCompare(other.number),
      renderCell: ({ number, name }) => (
        <>
          <span className={styles.number}>{number}</span>
          <span className={styles.second}>{name}</span>
        </>
      ),
    },
    { id: 'type', header: type, renderCell: (row) => row.type },
    { id: 'mouza', header: mouza, renderCell: (row) => row.mouza },
    {
      id: 'waiting',
      header: waiting,
      compare: (one, other) => one.days - other.days,
      renderCell: (row) => days(row.days),
    },
    {
      id: 'action',
      header: action,
      renderCell: (row) => <StatusPatch tone={row.tone}>{row.action}</StatusPatch>,
    },
    {
      id: 'open',
      header: way,
      isHeaderHidden: true,
      renderCell: ({ number }) => (
        <Link href={`#${number}`} context={number}>
          {open}
        </Link>
      ),
    },
  ];
}

function Figures({ texts }: { texts: InboxTexts }) {
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className={visuallyHidden}>
        {texts.summary}
      </h2>
      <dl className={styles.tiles}>
        {texts.figures.map((figure, index) => (
          <StatTile
            key={figure.label}
            {...figure}
            {...(icons[index] && { icon: <Icon of={icons[index]} /> })}
          />
        ))}
      </dl>
    </section>
  );
}

interface InboxProps {
  texts: InboxTexts;
  state: ListState;
}

function Queue({ texts, state }: InboxProps) {
  const [typed, setTyped] = useState('');
  const rows = texts.rows.filter(({ number, name, mouza }) =>
    `${number} ${name} ${mouza}`.toLowerCase().includes(typed.toLowerCase()),
  );
  return (
    <div>
      <h2 className={styles.sectionTitle}>{texts.waitingTitle}</h2>
      <DataTable
        caption={texts.waitingTitle}
        columns={columnsOf(texts)}
        rows={rows}
        keyOf={({ number }) => number}
        resultText={texts.count}
        defaultSortDescriptor={{ column: 'waiting', direction: 'descending' }}
        sortWords={{
          label: texts.sortBy,
          unsorted: texts.unsorted,
          orderText: (header, direction) => texts.order(header, direction === 'ascending'),
        }}
        filters={
          <div className={styles.filter}>
            <TextField label={texts.filter} type="search" value={typed} onChange={setTyped} />
          </div>
        }
        emptyState={<EmptyState title={texts.none}>{texts.noneText}</EmptyState>}
        {...getListProps(state, texts.officer)}
      />
    </div>
  );
}

/** What waits for an officer: figures first, then each application with its next action. */
function Inbox({ texts, state }: InboxProps) {
  return (
    <OfficerFrame texts={texts.officer} current="#inbox">
      <PageHeader
        size="app"
        title={texts.title}
        lead={texts.lead}
        actions={<Button icon={<Icon of={Download} />}>{texts.download}</Button>}
      />
      <Figures texts={texts} />
      <Queue texts={texts} state={state} />
    </OfficerFrame>
  );
}

const meta = {
  title: 'Temple screens/Inbox',
  component: Inbox,
  parameters: { layout: 'fullscreen', chromatic: { modes: alsoOnAPhone } },
  args: { texts: english, state: 'there' },
} satisfies Meta<typeof Inbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filtered: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: args.texts.filter }), 'satapada');
    await expect(canvas.getByText(args.texts.count(1))).toHaveAttribute('role', 'status');
  },
};

export const FilteredToNothing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: args.texts.filter }), 'nobody');
    await expect(canvas.getByText(args.texts.none)).toBeVisible();
  },
};

export const Pending: Story = { args: { texts: { ...english, rows: [] }, state: 'pending' } };

export const Failed: Story = { args: { texts: { ...english, rows: [] }, state: 'failed' } };

export const LongText: Story = {
  args: {
    texts: {
      ...english,
      rows: english.rows.map((row) => ({
        ...row,
        name: `${row.name}, for the temple trust of the village and its neighbours`,
        mouza: `${row.mouza} with Balipada and Gopalpur Patna`,
        action: `${row.action}, with the tahasildar`,
      })),
    },
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const Odia: Story = {
  parameters: { language: 'or', chromatic: { modes: onlyOnAPhone } },
  args: { texts: odia },
};
