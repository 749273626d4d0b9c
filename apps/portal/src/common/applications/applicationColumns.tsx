import { formatTenderDate, type LandApplication } from '@temple-land/portal-core';
import { Link, type Column } from '@temple-land/ui';
import type { ReactNode } from 'react';
import { ApplicationStatus } from './ApplicationStatus.tsx';
import { longName, meta, number, unbroken } from '../page/surface.css.ts';
import type { Translation } from '../../i18n/textKey.ts';

/** What every list of applications knows of a row. */
type Row = Pick<LandApplication, 'applicationNo' | 'applicationType' | 'statusType' | 'createdOn'>;

/** The number of an application over a line about it. */
export const numberColumn = <R extends Row>(
  { t }: Translation,
  about: (row: R) => string,
): Column<R> => ({
  id: 'number',
  header: t('common:application.number'),
  renderCell: (row) => (
    <>
      <b className={number}>{row.applicationNo}</b>
      <span className={`${meta} ${longName}`}>{about(row)}</span>
    </>
  ),
});

/** The day of an application. */
export const submittedColumn = <R extends Row>({ t }: Translation): Column<R> => ({
  id: 'submitted',
  header: t('common:application.submitted'),
  renderCell: ({ createdOn }) => <span className={unbroken}>{formatTenderDate(createdOn)}</span>,
});

/** How an application stands, over a line about it where `about` has one. */
export const statusColumn = <R extends Row>(
  { t }: Translation,
  about: (row: R) => string | undefined = () => undefined,
): Column<R> => ({
  id: 'status',
  header: t('common:application.status'),
  renderCell: (row) => {
    const line = about(row);
    return (
      <>
        <ApplicationStatus type={row.applicationType} status={row.statusType} />
        {line !== undefined && (
          <>
            <br />
            <span className={meta}>{line}</span>
          </>
        )}
      </>
    );
  },
});

/** The way to an application under `words`; none where `hrefOf` gives none. */
export const openColumn = <R extends Row>(
  words: string,
  hrefOf: (row: R) => string | undefined,
): Column<R> => ({
  id: 'open',
  header: words,
  isHeaderHidden: true,
  renderCell: (row): ReactNode => {
    const href = hrefOf(row);
    if (href === undefined) return null;
    return (
      <Link href={href} isAlone context={row.applicationNo}>
        {words}
      </Link>
    );
  },
});
