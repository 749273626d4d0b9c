import type { Output } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { Table, type Column } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { EmptyMessage } from '../../../common/feedback/EmptyMessage.tsx';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { ListPagination } from '../../../common/lists/ListPagination.tsx';
import { cardBody, cardHead, flushCard, meta, noWrap } from '../../../common/page/card.css.ts';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { Loading } from '../../../common/feedback/Loading.tsx';
import type { TextKey, Translation } from '../../../i18n/textKey.ts';
import * as styles from './EditProfilePage.css.ts';

type AccessRecord = Extract<Output<'accessLedger'>, { result: unknown }>['result']['rows'][number];

const pageSize = 10;

const purposes: Readonly<Record<string, TextKey<'account'>>> = {
  administration: 'access.purpose.administration',
  callBack: 'access.purpose.callBack',
  checkIdentity: 'access.purpose.checkIdentity',
  correctData: 'access.purpose.correctData',
  complaint: 'access.purpose.complaint',
  decision: 'access.purpose.decision',
  document: 'access.purpose.document',
  reporter: 'access.purpose.reporter',
  representation: 'access.purpose.representation',
};

function createColumns({ t }: Translation<'account'>): Column<AccessRecord>[] {
  const getPurposeLabel = ({ purpose }: AccessRecord) => {
    const key = purposes[purpose];
    return key === undefined ? purpose : t(key);
  };
  return [
    {
      id: 'by',
      header: t('access.by'),
      renderCell: ({ by, role }) => (
        <>
          <b>{by}</b> <span className={meta}>{role}</span>
        </>
      ),
    },
    {
      id: 'record',
      header: t('access.record'),
      renderCell: ({ record }) => (record === 'profile' ? t('access.record.profile') : record),
    },
    { id: 'purpose', header: t('access.purpose'), renderCell: getPurposeLabel },
    {
      id: 'last',
      header: t('access.last'),
      renderCell: ({ lastOn }) => <span className={noWrap}>{formatDateTime(lastOn)}</span>,
    },
    {
      id: 'times',
      header: t('access.times'),
      align: 'end',
      renderCell: ({ times }) => times,
    },
  ];
}

/** The accesses to records about the user: reader, record, purpose, time; ten on a page. */
export function AccessCard() {
  const text = useTranslation(['account', 'common', 'specification']);
  const { t } = text;
  const [page, setPage] = useState(1);
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery('accessLedger', { pageNumber: page, pageSize }, { isQuiet: true }),
  );
  const { rows, total } = data && 'result' in data ? data.result : { rows: [], total: 0 };
  const pages = Math.ceil(total / pageSize);
  return (
    <section className={flushCard} aria-labelledby="profile-access" aria-busy={isPending}>
      <div className={cardHead}>
        <div>
          <h2 id="profile-access">{t('access.title')}</h2>
          <p className={styles.leadIn}>{t('access.lead')}</p>
        </div>
      </div>
      {error?.userMessage && (
        <div className={cardBody}>
          <Retry message={error?.userMessage} part={t('access.title')} onRetry={refetch} />
        </div>
      )}
      {isPending && rows.length === 0 && <Loading />}
      {!isPending && !error?.userMessage && rows.length === 0 && (
        <EmptyMessage title={t('access.empty')} />
      )}
      {rows.length > 0 && (
        <Table
          caption={t('access.title')}
          columns={createColumns(text)}
          rows={rows}
          keyOf={({ by, record, purpose, firstOn }) => [by, record, purpose, firstOn].join()}
        />
      )}
      {pages > 1 && (
        <div className={cardBody}>
          <ListPagination page={page} pageCount={pages} onPageChange={setPage} />
        </div>
      )}
    </section>
  );
}
