import { deliveryStates, type DeliveryState } from '@temple-land/portal-core';
import { Alert, PageHeader, Select } from '@temple-land/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PagedList } from '../../../common/lists/PagedList.tsx';
import { announce } from '../../../state/announcement.ts';
import { AdminFrame } from '../layout/AdminFrame.tsx';
import * as styles from '../questions/questions.css.ts';
import { DeliveryCard, stateLabels } from './DeliveryCard.tsx';
import { deliveriesPageSize, useDeliveries } from './useDeliveries.ts';

const emptyTitles = {
  waiting: 'deliveries.empty.waiting',
  sent: 'deliveries.empty.sent',
  failed: 'deliveries.empty.failed',
} as const satisfies Record<DeliveryState, string>;

interface FilterProps {
  state: DeliveryState;
  onChange: (state: DeliveryState) => void;
}

function StateFilter({ state, onChange }: FilterProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  return (
    <div className={styles.filters}>
      <Select
        label={t('deliveries.state')}
        optionalLabel=""
        options={deliveryStates.map((value) => ({ value, label: t(stateLabels[value]) }))}
        value={state}
        onChange={(value) => onChange(deliveryStates.find((one) => one === value) ?? 'failed')}
      />
    </div>
  );
}

/** The page on which administrators see the messages by SMS and e-mail, and try failed ones again. */
export function DeliveriesPage() {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const [address, setAddress] = useSearchParams();
  const state = deliveryStates.find((one) => one === address.get('state')) ?? 'failed';
  const [page, setPage] = useState(1);
  const { rows, total, isPending, message, refetch } = useDeliveries(state, page);
  const [isRetried, setIsRetried] = useState(false);
  const messageRef = useRef<HTMLDivElement>(null);
  const show = (next: DeliveryState) => {
    setIsRetried(false);
    setPage(1);
    setAddress(next === 'failed' ? {} : { state: next });
  };
  const retried = () => {
    announce(t('deliveries.retried'));
    setIsRetried(true);
    // The card is removed with its message, so the notice gets the focus first.
    messageRef.current?.focus();
  };
  return (
    <AdminFrame>
      <PageHeader size="app" title={t('common:title.deliveries')} lead={t('deliveries.lead')} />
      <div ref={messageRef} tabIndex={-1} className={styles.message}>
        {isRetried && (
          <Alert tone="success" role="none">
            <p>{t('deliveries.retried')}</p>
          </Alert>
        )}
      </div>
      <PagedList
        label={t('common:title.deliveries')}
        filters={<StateFilter state={state} onChange={show} />}
        page={{ pageNumber: page, pageSize: deliveriesPageSize, rows: rows.length, total }}
        isPending={isPending}
        message={message}
        onRetry={refetch}
        emptyTitle={t(emptyTitles[state])}
        onPage={setPage}
      >
        <ul className={styles.list}>
          {rows.map((delivery) => (
            <DeliveryCard key={delivery.deliveryId} delivery={delivery} onRetried={retried} />
          ))}
        </ul>
      </PagedList>
    </AdminFrame>
  );
}
