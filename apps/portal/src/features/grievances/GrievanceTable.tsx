import { tenderDate, type Grievance, type UserType } from '@temple-land/portal-core';
import { Link, Table, type Column } from '@temple-land/ui';
import { ApplicationStatus } from '../../blocks/ApplicationStatus.tsx';
import { reportKindWords } from '../../blocks/reportKindWords.ts';
import { unbroken } from '../../blocks/surface.css.ts';
import { useText } from '../../i18n/useText.ts';

/** What the table of reports takes. */
export interface GrievanceTableProps {
  rows: readonly Grievance[];
  /** Whose reading decides where a report opens. */
  userType: UserType;
}

const isKind = (kind: string): kind is keyof typeof reportKindWords =>
  Object.hasOwn(reportKindWords, kind);

/** Gives where a user opens a report; a counter operator has no such page. */
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
  const { t } = useText();
  const columns: readonly Column<Grievance>[] = [
    {
      id: 'number',
      header: t('application.number'),
      renderCell: (row) => <b className={unbroken}>{row.applicationNo}</b>,
    },
    {
      id: 'kind',
      header: t('report.kind'),
      renderCell: ({ report: { kind } }) => t(reportKindWords[isKind(kind) ? kind : 'other']),
    },
    { id: 'place', header: t('application.place'), renderCell: placeOf },
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
      id: 'open',
      header: t('citizen.view'),
      isHeaderHidden: true,
      renderCell: (row) => {
        const href = hrefOf(row, userType);
        if (href === undefined) return null;
        return (
          <Link href={href} context={row.applicationNo}>
            {t('citizen.view')}
          </Link>
        );
      },
    },
  ];
  return (
    <Table
      caption={t('title.grievances')}
      columns={columns}
      rows={rows}
      keyOf={(row) => row.applicationId}
    />
  );
}
