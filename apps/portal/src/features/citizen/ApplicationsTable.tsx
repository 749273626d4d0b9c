import type { ApplicationType, LandApplication } from '@temple-land/portal-core';
import { Table, type Column } from '@temple-land/ui';
import { landText } from '../../blocks/applicationFacts.ts';
import {
  numberColumn,
  openColumn,
  statusColumn,
  submittedColumn,
} from '../../blocks/applicationColumns.tsx';
import { dueText } from '../../blocks/applicationWait.ts';
import { useText } from '../../i18n/useText.ts';
import type { PageKey } from '../../i18n/pageKey.ts';

/** The words of each type of application. */
export const applicationTypeWords: Readonly<Record<ApplicationType, PageKey>> = {
  1: 'application.type.1',
  2: 'application.type.2',
  3: 'application.type.3',
  6: 'application.type.6',
};

/** What the table of own applications takes. */
export interface ApplicationsTableProps {
  rows: readonly LandApplication[];
}

/** A citizen's applications, newest first; each leads to its details. */
export function ApplicationsTable({ rows }: ApplicationsTableProps) {
  const text = useText();
  const { t } = text;
  const columns: readonly Column<LandApplication>[] = [
    numberColumn(text, (row) => landText(row, text)),
    {
      id: 'type',
      header: t('application.type'),
      renderCell: (row) => t(applicationTypeWords[row.applicationType]),
    },
    submittedColumn(text),
    statusColumn(text, (row) => dueText(row, text)),
    openColumn(
      t('citizen.view'),
      ({ applicationId }) => `/citizen/applications?open=${applicationId}`,
    ),
  ];
  return (
    <Table
      caption={t('citizen.all')}
      columns={columns}
      rows={rows}
      keyOf={(row) => row.applicationId}
    />
  );
}
