import { reportFields, type Grievance, type UserType } from '@temple-land/portal-core';
import { Table, type Column } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import {
  createOpenColumn,
  createStatusColumn,
  createSubmittedColumn,
} from '../../common/applications/applicationColumns.tsx';
import { getOwnApplicationPath } from '../../common/applications/ownApplicationPath.ts';
import { formatPlace } from '../../common/land/formatPlace.ts';
import { nameColumn, noWrap } from '../../common/page/card.css.ts';

/** The props of `GrievanceTable`. */
export interface GrievanceTableProps {
  rows: readonly Grievance[];
  /** The type of the user, which decides where a report opens. */
  userType: UserType;
}

const { choices } = reportFields.kind;
const isReportKind = (kind: string): kind is keyof typeof choices => Object.hasOwn(choices, kind);

/** Returns the path of a report for a user type; undefined for a counter operator, who has no such page. */
function getReportPath({ applicationNo }: Grievance, userType: UserType) {
  if (userType === 'CI') return getOwnApplicationPath(applicationNo);
  if (userType === 'C') return undefined;
  return `/officer/applications?open=${encodeURIComponent(applicationNo)}`;
}

/** The table of reports: number, kind, place, day and status. */
export function GrievanceTable({ rows, userType }: GrievanceTableProps) {
  const text = useTranslation(['grievances', 'common', 'specification']);
  const { t } = text;
  const columns: readonly Column<Grievance>[] = [
    {
      id: 'number',
      header: t('common:application.number'),
      renderCell: (row) => <b className={noWrap}>{row.applicationNo}</b>,
    },
    {
      id: 'kind',
      header: t('common:report.kind'),
      renderCell: ({ report: { kind } }) => t(choices[isReportKind(kind) ? kind : 'other'].label),
    },
    {
      id: 'place',
      header: t('common:application.place'),
      renderCell: (row) => <span className={nameColumn}>{formatPlace(row)}</span>,
    },
    createSubmittedColumn(text),
    createStatusColumn(text),
    createOpenColumn(t('common:citizen.view'), (row) => getReportPath(row, userType)),
  ];
  return (
    <Table
      caption={t('common:title.grievances')}
      columns={columns}
      rows={rows}
      keyOf={(row) => row.applicationId}
    />
  );
}
