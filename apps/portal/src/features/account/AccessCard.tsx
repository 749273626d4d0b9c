import type { Output } from '@temple-land/portal-core';
import { Table, type Column } from '@temple-land/ui';
import { useState } from 'react';
import { useServiceQuery } from '../../api/useCall.ts';
import { Empty } from '../../blocks/Empty.tsx';
import { momentText } from '../../blocks/moments.ts';
import { Pages } from '../../blocks/Pages.tsx';
import { cardBody, cardHead, flushCard, meta, unbroken } from '../../blocks/surface.css.ts';
import { TryAgain } from '../../blocks/TryAgain.tsx';
import { Waiting } from '../../blocks/Waiting.tsx';
import type { PageKey } from '../../i18n/pageKey.ts';
import { useText, type Text } from '../../i18n/useText.ts';
import * as styles from './EditProfilePage.css.ts';

type Access = Extract<Output<'accessLedger'>, { result: unknown }>['result']['rows'][number];

const pageSize = 10;

const purposes: Readonly<Record<string, PageKey>> = {
  administration: 'account.access.purpose.administration',
  decision: 'account.access.purpose.decision',
  document: 'account.access.purpose.document',
  reporter: 'account.access.purpose.reporter',
};

function columnsIn({ t }: Text): Column<Access>[] {
  const purposeOf = ({ purpose }: Access) => {
    const key = purposes[purpose];
    return key === undefined ? purpose : t(key);
  };
  return [
    {
      id: 'by',
      header: t('account.access.by'),
      renderCell: ({ by, role }) => (
        <>
          <b>{by}</b> <span className={meta}>{role}</span>
        </>
      ),
    },
    {
      id: 'record',
      header: t('account.access.record'),
      renderCell: ({ record }) =>
        record === 'profile' ? t('account.access.record.profile') : record,
    },
    { id: 'purpose', header: t('account.access.purpose'), renderCell: purposeOf },
    {
      id: 'last',
      header: t('account.access.last'),
      renderCell: ({ lastOn }) => <span className={unbroken}>{momentText(lastOn)}</span>,
    },
    {
      id: 'times',
      header: t('account.access.times'),
      align: 'end',
      renderCell: ({ times }) => times,
    },
  ];
}

/** Who read records about the signed-in user: who, what, what for, when, ten on a page. */
export function AccessCard() {
  const text = useText();
  const { t } = text;
  const [page, setPage] = useState(1);
  const { answer, isPending, said, refetch } = useServiceQuery(
    'accessLedger',
    { pageNumber: page, pageSize },
    { isQuiet: true },
  );
  const { rows, total } = answer && 'result' in answer ? answer.result : { rows: [], total: 0 };
  const pages = Math.ceil(total / pageSize);
  return (
    <section className={flushCard} aria-labelledby="profile-access" aria-busy={isPending}>
      <div className={cardHead}>
        <div>
          <h2 id="profile-access">{t('account.access.title')}</h2>
          <p className={styles.leadIn}>{t('account.access.lead')}</p>
        </div>
      </div>
      {said && (
        <div className={cardBody}>
          <TryAgain said={said} onAgain={refetch} />
        </div>
      )}
      {isPending && rows.length === 0 && <Waiting />}
      {!isPending && !said && rows.length === 0 && <Empty title={t('account.access.empty')} />}
      {rows.length > 0 && (
        <Table
          caption={t('account.access.title')}
          columns={columnsIn(text)}
          rows={rows}
          keyOf={({ by, record, purpose, firstOn }) => [by, record, purpose, firstOn].join()}
        />
      )}
      {pages > 1 && (
        <div className={cardBody}>
          <Pages current={page} total={pages} onPage={setPage} />
        </div>
      )}
    </section>
  );
}
