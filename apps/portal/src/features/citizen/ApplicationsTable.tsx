import type { ApplicationType, LandApplication } from '@temple-land/portal-core';
import { Table, type Column } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { landText } from '../../common/applications/applicationFacts.ts';
import {
  numberColumn,
  openColumn,
  statusColumn,
  submittedColumn,
} from '../../common/applications/applicationColumns.tsx';
import { dueText } from '../../common/applications/applicationWait.ts';
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
    numberColumn(text, (row) => landText(row, text)),
    {
      id: 'type',
      header: t('common:application.type'),
      renderCell: (row) => t(applicationTypeWords[row.applicationType]),
    },
    submittedColumn(text),
    statusColumn(text, (row) => dueText(row, text)),
    openColumn(
      t('common:citizen.view'),
      ({ applicationId }) => `/citizen/applications?open=${applicationId}`,
    ),
  ];
  return (
    <Table caption={t('all')} columns={columns} rows={rows} keyOf={(row) => row.applicationId} />
  );
}
