import { Alert, PageHeader, Select } from '@temple-land/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PagedList } from '../../../common/lists/PagedList.tsx';
import { announce } from '../../../state/announcement.ts';
import { AdminFrame } from '../layout/AdminFrame.tsx';
import * as styles from '../questions/questions.css.ts';
import { ErasureRequestCard } from './ErasureRequestCard.tsx';
import { erasuresPageSize, useErasures } from './useErasures.ts';

interface FilterProps {
  isWaiting: boolean;
  onChange: (isWaiting: boolean) => void;
}

function StateFilter({ isWaiting, onChange }: FilterProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  return (
    <div className={styles.filters}>
      <Select
        label={t('erasures.state')}
        optionalLabel=""
        options={[
          { value: 'waiting', label: t('erasures.state.waiting') },
          { value: 'ended', label: t('erasures.state.ended') },
        ]}
        value={isWaiting ? 'waiting' : 'ended'}
        onChange={(value) => onChange(value === 'waiting')}
      />
    </div>
  );
}

/** The page on which administrators see the requests for erasure with their days, and refuse one with a reason. */
export function ErasuresPage() {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const [address, setAddress] = useSearchParams();
  const isWaiting = address.get('state') !== 'ended';
  const [page, setPage] = useState(1);
  const { rows, total, isPending, message, refetch } = useErasures(isWaiting, page);
  const [isRefused, setRefused] = useState(false);
  const messageRef = useRef<HTMLDivElement>(null);
  const show = (next: boolean) => {
    setRefused(false);
    setPage(1);
    setAddress(next ? {} : { state: 'ended' });
  };
  const refused = () => {
    announce(t('erasures.refuse.done'));
    setRefused(true);
    // The button is removed with the refusal, so the message gets the focus first.
    messageRef.current?.focus();
  };
  return (
    <AdminFrame>
      <PageHeader size="app" title={t('common:title.erasures')} lead={t('erasures.lead')} />
      <div ref={messageRef} tabIndex={-1} className={styles.message}>
        {isRefused && (
          <Alert tone="success" role="none">
            <p>{t('erasures.refuse.done')}</p>
          </Alert>
        )}
      </div>
      <PagedList
        label={t('common:title.erasures')}
        filters={<StateFilter isWaiting={isWaiting} onChange={show} />}
        page={{ pageNumber: page, pageSize: erasuresPageSize, rows: rows.length, total }}
        isPending={isPending}
        message={message}
        onRetry={refetch}
        emptyTitle={t(isWaiting ? 'erasures.empty.waiting' : 'erasures.empty.ended')}
        onPage={setPage}
      >
        <ul className={styles.list}>
          {rows.map((request) => (
            <ErasureRequestCard key={request.id} request={request} onRefused={refused} />
          ))}
        </ul>
      </PagedList>
    </AdminFrame>
  );
}
