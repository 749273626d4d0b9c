import { tenderDate, type CaseRow } from '@temple-land/portal-core';
import { Link, Table, type Column } from '@temple-land/ui';
import { useState } from 'react';
import { ApplicationStatus } from '../../blocks/ApplicationStatus.tsx';
import { indianToday } from '../../blocks/moments.ts';
import { meta } from '../../blocks/surface.css.ts';
import { inLanguage } from '../../i18n/inLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { nearestHearing } from './nearestHearing.ts';
import * as styles from './officer.css.ts';
import { addressOfFilter } from './queueAddress.ts';
import { usualQueue } from './useQueue.ts';

const caseType = 3;

/** Gives the address that opens a case among the applications. */
const hrefOf = ({ applicationNo }: CaseRow) => {
  const filter = { ...usualQueue, applicationType: caseType, search: applicationNo } as const;
  return `/officer/applications?${addressOfFilter({ ...filter, statusType: undefined }, applicationNo)}`;
};

function HearingCell({ row, today }: { row: CaseRow; today: string }) {
  const { t } = useText();
  const nearest = nearestHearing(row.case.hearings, today);
  if (nearest === undefined) return t('officer.case.hearings.none');
  const day = tenderDate(nearest.hearing.day);
  return (
    <>
      <b className={styles.number}>
        {t(nearest.isNext ? 'officer.cases.next' : 'officer.cases.last', { day })}
      </b>
      <span className={meta}>{nearest.hearing.outcome}</span>
    </>
  );
}

/** Cases with their court and the day in court that is nearest. */
export function CaseTable({ rows }: { rows: readonly CaseRow[] }) {
  const { t, language } = useText();
  const [today] = useState(indianToday);
  const columns: readonly Column<CaseRow>[] = [
    {
      id: 'number',
      header: t('application.number'),
      renderCell: (row) => (
        <>
          <b className={styles.number}>{row.applicationNo}</b>
          <span className={meta}>{`${row.mouza_name}, ${row.tehsil_name}`}</span>
        </>
      ),
    },
    {
      id: 'court',
      header: t('officer.case.court'),
      renderCell: ({ case: { court, section } }) => (
        <>
          <span {...inLanguage(court, language)}>{court || '-'}</span>{' '}
          <span className={meta}>{section}</span>
        </>
      ),
    },
    {
      id: 'case',
      header: t('officer.case.number'),
      renderCell: ({ case: { caseNo } }) => caseNo || '-',
    },
    {
      id: 'hearing',
      header: t('officer.cases.hearing'),
      renderCell: (row) => <HearingCell row={row} today={today} />,
    },
    {
      id: 'status',
      header: t('application.status'),
      renderCell: (row) => <ApplicationStatus type={row.applicationType} status={row.statusType} />,
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
      caption={t('title.cases')}
      columns={columns}
      rows={rows}
      keyOf={(row) => row.applicationId}
    />
  );
}
