import { type LandApplication } from '@temple-land/portal-core';
import { formatDate } from '../../i18n/format.ts';
import { langAttribute } from '../../i18n/langAttribute.ts';
import { languageOf } from '../../i18n/language.ts';
import { Link, type Column } from '@temple-land/ui';
import type { ReactNode } from 'react';
import { ApplicationStatus } from './ApplicationStatus.tsx';
import { breakAnywhere, meta, number, noWrap } from '../page/card.css.ts';
import type { Translation } from '../../i18n/textKey.ts';

/** The fields of an application that every list has. */
type ApplicationRow = Pick<
  LandApplication,
  'applicationNo' | 'applicationType' | 'statusType' | 'createdOn'
>;

/** Returns the column with the number of an application and a description below. */
export const createNumberColumn = <R extends ApplicationRow>(
  { t, i18n }: Translation,
  getDescription: (row: R) => string,
): Column<R> => ({
  id: 'number',
  header: t('common:application.number'),
  renderCell: (row) => {
    const description = getDescription(row);
    return (
      <>
        <b className={number}>{row.applicationNo}</b>
        <span
          className={`${meta} ${breakAnywhere}`}
          {...langAttribute(description, languageOf(i18n))}
        >
          {description}
        </span>
      </>
    );
  },
});

/** Returns the column with the day of submission. */
export const createSubmittedColumn = <R extends ApplicationRow>({ t }: Translation): Column<R> => ({
  id: 'submitted',
  header: t('common:application.submitted'),
  renderCell: ({ createdOn }) => <span className={noWrap}>{formatDate(createdOn)}</span>,
});

/** Returns the column with the status of an application and an optional description below. */
export const createStatusColumn = <R extends ApplicationRow>(
  { t }: Translation,
  getDescription: (row: R) => string | undefined = () => undefined,
): Column<R> => ({
  id: 'status',
  header: t('common:application.status'),
  renderCell: (row) => {
    const description = getDescription(row);
    return (
      <>
        <ApplicationStatus type={row.applicationType} status={row.statusType} />
        {description !== undefined && (
          <>
            <br />
            <span className={meta}>{description}</span>
          </>
        )}
      </>
    );
  },
});

/** Returns the column with a link to an application; no link where `hrefOf` returns undefined. */
export const createOpenColumn = <R extends ApplicationRow>(
  label: string,
  hrefOf: (row: R) => string | undefined,
): Column<R> => ({
  id: 'open',
  header: label,
  isHeaderHidden: true,
  renderCell: (row): ReactNode => {
    const href = hrefOf(row);
    if (href === undefined) return null;
    return (
      <Link href={href} isAlone context={row.applicationNo}>
        {label}
      </Link>
    );
  },
});
