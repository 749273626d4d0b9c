import { tenderDate, type ApplicationType, type LandApplication } from '@temple-land/portal-core';
import { Link, Table, type Column } from '@temple-land/ui';
import { landText } from '../../blocks/applicationFacts.ts';
import { ApplicationStatus } from '../../blocks/ApplicationStatus.tsx';
import { meta, unbroken } from '../../blocks/surface.css.ts';
import { useText } from '../../i18n/useText.ts';
import type { PageKey } from '../../i18n/pageKey.ts';
import * as styles from './citizen.css.ts';

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
    {
      id: 'number',
      header: t('application.number'),
      renderCell: (row) => (
        <>
          <b className={styles.number}>{row.applicationNo}</b>
          <span className={meta}>{landText(row, text)}</span>
        </>
      ),
    },
    {
      id: 'type',
      header: t('application.type'),
      renderCell: (row) => t(applicationTypeWords[row.applicationType]),
    },
    {
      id: 'submitted',
      header: t('application.submitted'),
      renderCell: (row) => <span className={unbroken}>{tenderDate(row.createdOn)}</span>,
    },
    {
      id: 'status',
      header: t('application.status'),
      renderCell: (row) => <ApplicationStatus type={row.applicationType} status={row.statusType} />,
    },
    {
      id: 'view',
      header: t('citizen.view'),
      isHeaderHidden: true,
      renderCell: (row) => (
        <Link href={`/citizen/applications?open=${row.applicationId}`} context={row.applicationNo}>
          {t('citizen.view')}
        </Link>
      ),
    },
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
