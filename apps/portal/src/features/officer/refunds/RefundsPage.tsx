import type { RefundRow } from '@temple-land/portal-core';
import { Alert, PageHeader, Select } from '@temple-land/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PagedList } from '../../../common/lists/PagedList.tsx';
import { announce } from '../../../state/announcement.ts';
import { OfficerFrame } from '../layout/OfficerFrame.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { RefundTable } from './RefundTable.tsx';
import { refundPageSize, useRefunds } from './useRefunds.ts';

/** The page of the payments that are to be refunded; the address says whether it shows those that were. */
export function RefundsPage() {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const [address, setAddress] = useSearchParams();
  const isMade = address.get('state') === 'made';
  const [page, setPage] = useState(1);
  const { rows, total, mayRecord, isPending, message, refetch } = useRefunds(isMade, page);
  const [chosen, setChosen] = useState<RefundRow>();
  const [isRecorded, setRecorded] = useState(false);
  const messageRef = useRef<HTMLDivElement>(null);
  const show = (state: string) => {
    setRecorded(false);
    setPage(1);
    setAddress(state === 'made' ? { state } : {});
  };
  const recorded = () => {
    setChosen(undefined);
    setRecorded(true);
    announce(t('refund.recorded'));
    // The row is removed with its button, so the notice gets the focus first.
    messageRef.current?.focus();
  };
  const states = [
    { value: 'due', label: t('refund.due') },
    { value: 'made', label: t('refund.made') },
  ];
  return (
    <OfficerFrame>
      <PageHeader size="app" title={t('common:title.refunds')} lead={t('refund.lead')} />
      <div ref={messageRef} tabIndex={-1}>
        {isRecorded && (
          <Alert tone="success" role="none">
            <p>{t('refund.recorded')}</p>
          </Alert>
        )}
      </div>
      <PagedList
        label={t('common:title.refunds')}
        filters={
          <Select
            label={t('refund.state')}
            optionalLabel=""
            options={states}
            value={isMade ? 'made' : 'due'}
            onChange={show}
          />
        }
        page={{ pageNumber: page, pageSize: refundPageSize, rows: rows.length, total }}
        isPending={isPending}
        message={message}
        onRetry={refetch}
        emptyTitle={t(isMade ? 'refund.empty.made' : 'refund.empty.due')}
        onPage={setPage}
      >
        <RefundTable rows={rows} mayRecord={mayRecord} onRecord={setChosen} />
      </PagedList>
      {chosen !== undefined && (
        <RefundDialog
          key={chosen.paymentId}
          row={chosen}
          onRecorded={recorded}
          onClose={() => setChosen(undefined)}
        />
      )}
    </OfficerFrame>
  );
}
