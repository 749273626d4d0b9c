import type { ApplicationType, LandApplication } from '@temple-land/portal-core';
import { Table, type Column } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { formatLand } from '../../common/applications/applicationFacts.ts';
import {
  createNumberColumn,
  createOpenColumn,
  createStatusColumn,
  createSubmittedColumn,
} from '../../common/applications/applicationColumns.tsx';
import { formatDueDate } from '../../common/applications/applicantAction.ts';
import type { TextKey } from '../../i18n/textKey.ts';

/** The labels of the application types. */
export const applicationTypeLabels: Readonly<Record<ApplicationType, TextKey<'citizen'>>> = {
  1: 'common:application.type.1',
  2: 'common:application.type.2',
  3: 'common:application.type.3',
  6: 'common:application.type.6',
};

/** The props of `ApplicationsTable`. */
export interface ApplicationsTableProps {
  rows: readonly LandApplication[];
}

/** The table of a citizen's applications, newest first, with links to their details. */
export function ApplicationsTable({ rows }: ApplicationsTableProps) {
  const text = useTranslation(['citizen', 'common', 'specification']);
  const { t } = text;
  const columns: readonly Column<LandApplication>[] = [
    createNumberColumn(text, (row) => formatLand(row, text)),
    {
      id: 'type',
      header: t('common:application.type'),
      renderCell: (row) => t(applicationTypeLabels[row.applicationType]),
    },
    createSubmittedColumn(text),
    createStatusColumn(text, (row) => formatDueDate(row, text)),
    createOpenColumn(
      t('common:citizen.view'),
      ({ applicationId }) => `/citizen/applications?open=${applicationId}`,
    ),
  ];
  return (
    <Table caption={t('all')} columns={columns} rows={rows} keyOf={(row) => row.applicationId} />
  );
}
