import { reportFields, type Grievance, type UserType } from '@temple-land/portal-core';
import { Table, type Column } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import {
  createOpenColumn,
  createStatusColumn,
  createSubmittedColumn,
} from '../../common/applications/applicationColumns.tsx';
import { nameColumn, noWrap } from '../../common/page/surface.css.ts';

/** The props of `GrievanceTable`. */
export interface GrievanceTableProps {
  rows: readonly Grievance[];
  /** Whose reading decides where a report opens. */
  userType: UserType;
}

const { choices } = reportFields.kind;
const isKind = (kind: string): kind is keyof typeof choices => Object.hasOwn(choices, kind);

/** Returns where a user opens a report; a counter operator has no such page. */
function hrefOf({ applicationId, applicationNo }: Grievance, userType: UserType) {
  if (userType === 'CI') return `/citizen/applications?open=${applicationId}`;
  if (userType === 'C') return undefined;
  const number = encodeURIComponent(applicationNo);
  return `/officer/applications?type=1&status=all&q=${number}&page=1&open=${number}`;
}

const placeOf = ({ district_name, tehsil_name, mouza_name }: Grievance) =>
  [district_name, tehsil_name, mouza_name].filter((name) => name !== '').join(', ');

/** Reports of illegitimate use: number, kind, place, day and what became of it. */
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
      renderCell: ({ report: { kind } }) => t(choices[isKind(kind) ? kind : 'other'].label),
    },
    {
      id: 'place',
      header: t('common:application.place'),
      renderCell: (row) => <span className={nameColumn}>{placeOf(row)}</span>,
    },
    createSubmittedColumn(text),
    createStatusColumn(text),
    createOpenColumn(t('common:citizen.view'), (row) => hrefOf(row, userType)),
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
