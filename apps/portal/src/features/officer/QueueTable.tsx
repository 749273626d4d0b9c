import { tenderDate, type QueueRow } from '@temple-land/portal-core';
import { Link, Table, type Column } from '@temple-land/ui';
import { ApplicationStatus } from '../../blocks/ApplicationStatus.tsx';
import { meta, unbroken } from '../../blocks/surface.css.ts';
import { useText } from '../../i18n/useText.ts';
import { StageLine } from './StageLine.tsx';
import * as styles from './officer.css.ts';

/** What the table of the queue takes. */
export interface QueueTableProps {
  rows: readonly QueueRow[];
  /** Gives the address that opens an application. */
  hrefOf: (row: QueueRow) => string;
}

/** Applications of an officer's area. */
export function QueueTable({ rows, hrefOf }: QueueTableProps) {
  const { t } = useText();
  const columns: readonly Column<QueueRow>[] = [
    {
      id: 'number',
      header: t('application.number'),
      renderCell: (row) => (
        <>
          <b className={styles.number}>{row.applicationNo}</b>
          <span className={meta}>{row.applicant}</span>
        </>
      ),
    },
    { id: 'mouza', header: t('place.mouza'), renderCell: (row) => row.mouza_name },
    {
      id: 'submitted',
      header: t('application.submitted'),
      renderCell: (row) => <span className={unbroken}>{tenderDate(row.createdOn)}</span>,
    },
    { id: 'days', header: t('officer.days'), align: 'end', renderCell: (row) => row.waitingDays },
    {
      id: 'status',
      header: t('application.status'),
      renderCell: (row) => <ApplicationStatus type={row.applicationType} status={row.statusType} />,
    },
    {
      id: 'stage',
      header: t('officer.stage'),
      renderCell: (row) => <StageLine row={row} />,
    },
    {
      id: 'open',
      header: t('officer.open'),
      isHeaderHidden: true,
      renderCell: (row) => (
        <Link href={hrefOf(row)} context={row.applicationNo}>
          {t('officer.open')}
        </Link>
      ),
    },
  ];
  return (
    <Table
      caption={t('officer.inbox')}
      columns={columns}
      rows={rows}
      keyOf={(row) => row.applicationId}
    />
  );
}
