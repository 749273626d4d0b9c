import type { QueueRow } from '@temple-land/portal-core';
import { Table, type Column } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import {
  createNumberColumn,
  createOpenColumn,
  createStatusColumn,
} from '../../../common/applications/applicationColumns.tsx';
import { nameColumn } from '../../../common/page/card.css.ts';
import { formatCount } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { languageOf } from '../../../i18n/language.ts';
import { NextStep } from './NextStep.tsx';

/** The props of `QueueTable`. */
export interface QueueTableProps {
  rows: readonly QueueRow[];
  /** Returns the address that opens an application. */
  hrefOf: (row: QueueRow) => string;
}

/** The table of applications in an officer's area. */
export function QueueTable({ rows, hrefOf }: QueueTableProps) {
  const text = useTranslation(['officer', 'common', 'specification']);
  const { t } = text;
  const columns: readonly Column<QueueRow>[] = [
    createNumberColumn(text, ({ applicant }) => applicant ?? t('reporter.hiddenIn')),
    { id: 'next', header: t('step'), renderCell: (row) => <NextStep row={row} /> },
    {
      id: 'mouza',
      header: t('common:place.mouza'),
      renderCell: ({ mouza_name: name }) => (
        <span className={nameColumn} {...langAttribute(name, languageOf(text.i18n))}>
          {name}
        </span>
      ),
    },
    {
      id: 'days',
      header: t('days'),
      align: 'end',
      renderCell: (row) => formatCount(row.waitingDays),
    },
    createStatusColumn(text),
    createOpenColumn(t('open'), hrefOf),
  ];
  return (
    <Table caption={t('inbox')} columns={columns} rows={rows} keyOf={(row) => row.applicationId} />
  );
}
