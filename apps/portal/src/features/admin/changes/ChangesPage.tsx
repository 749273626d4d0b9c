import { Alert, Link, PageHeader, Select } from '@temple-land/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, useSearchParams } from 'react-router-dom';
import { PagedList } from '../../../common/lists/PagedList.tsx';
import { announce } from '../../../state/announcement.ts';
import { AdminFrame } from '../layout/AdminFrame.tsx';
import { ChangeCard } from './ChangeCard.tsx';
import { buildChangesQuery, parseChangesQuery, type ChangesState } from './changesQuery.ts';
import * as styles from '../questions/questions.css.ts';
import { changesPageSize, useChanges } from './useChanges.ts';

interface FilterProps {
  state: ChangesState;
  onState: (state: ChangesState) => void;
}

function Filters({ state, onState }: FilterProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  return (
    <div className={styles.filters}>
      <Select
        label={t('changes.state')}
        optionalLabel=""
        options={[
          { value: 'waiting', label: t('changes.waiting') },
          { value: 'over', label: t('changes.over') },
        ]}
        value={state.isWaiting ? 'waiting' : 'over'}
        onChange={(value) => onState({ ...state, isWaiting: value === 'waiting', page: 1 })}
      />
    </div>
  );
}

/** The page of account changes that need a second administrator, waiting and decided. */
export function ChangesPage() {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const [address, setAddress] = useSearchParams();
  const state = parseChangesQuery(address);
  const { rows, total, isPending, message, refetch } = useChanges(state);
  const [done, setDone] = useState('');
  const messageRef = useRef<HTMLDivElement>(null);
  const change = (next: ChangesState) => {
    setDone('');
    setAddress(buildChangesQuery(next));
  };
  const finish = (message: string) => {
    announce(message);
    setDone(message);
    // The card is removed with its change, so the message gets the focus first.
    messageRef.current?.focus();
  };
  return (
    <AdminFrame>
      <PageHeader size="app" title={t('common:title.changes')} lead={t('changes.lead')} />
      <div ref={messageRef} tabIndex={-1} className={styles.message}>
        {done !== '' && (
          <Alert tone="success" role="none">
            <p>{done}</p>
          </Alert>
        )}
      </div>
      {state.userId !== undefined && (
        <Link href={href('/admin/changes')} isAlone>
          {t('changes.all')}
        </Link>
      )}
      <PagedList
        label={t('common:title.changes')}
        filters={<Filters state={state} onState={change} />}
        page={{ pageNumber: state.page, pageSize: changesPageSize, rows: rows.length, total }}
        isPending={isPending}
        message={message}
        onRetry={refetch}
        emptyTitle={t(state.isWaiting ? 'changes.empty.waiting' : 'changes.empty.over')}
        onPage={(page) => change({ ...state, page })}
      >
        <ul className={styles.list}>
          {rows.map((row) => (
            <ChangeCard key={row.id} change={row} onDone={finish} />
          ))}
        </ul>
      </PagedList>
    </AdminFrame>
  );
}
