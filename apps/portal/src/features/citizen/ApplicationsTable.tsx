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

/** The words of each type of application. */
export const applicationTypeWords: Readonly<Record<ApplicationType, TextKey<'citizen'>>> = {
  1: 'common:application.type.1',
  2: 'common:application.type.2',
  3: 'common:application.type.3',
  6: 'common:application.type.6',
};

/** The props of `ApplicationsTable`. */
export interface ApplicationsTableProps {
  rows: readonly LandApplication[];
}

/** A citizen's applications, newest first; each leads to its details. */
export function ApplicationsTable({ rows }: ApplicationsTableProps) {
  const text = useTranslation(['citizen', 'common', 'specification']);
  const { t } = text;
  const columns: readonly Column<LandApplication>[] = [
    createNumberColumn(text, (row) => formatLand(row, text)),
    {
      id: 'type',
      header: t('common:application.type'),
      renderCell: (row) => t(applicationTypeWords[row.applicationType]),
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
