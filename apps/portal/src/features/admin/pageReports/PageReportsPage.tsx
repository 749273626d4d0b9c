import { Alert, PageHeader, Select } from '@temple-land/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PagedList } from '../../../common/lists/PagedList.tsx';
import { announce } from '../../../state/announcement.ts';
import { AdminFrame } from '../layout/AdminFrame.tsx';
import * as styles from '../questions/questions.css.ts';
import { PageReportCard } from './PageReportCard.tsx';
import { pageReportsPageSize, usePageReports } from './usePageReports.ts';

interface FilterProps {
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}

function StateFilter({ isOpen, onChange }: FilterProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  return (
    <div className={styles.filters}>
      <Select
        label={t('pageReports.state')}
        optionalLabel=""
        options={[
          { value: 'open', label: t('pageReports.open') },
          { value: 'done', label: t('pageReports.done') },
        ]}
        value={isOpen ? 'open' : 'done'}
        onChange={(value) => onChange(value === 'open')}
      />
    </div>
  );
}

/** The page on which administrators read reports about pages and mark them as done. */
export function PageReportsPage() {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const [address, setAddress] = useSearchParams();
  const isOpen = address.get('state') !== 'done';
  const [page, setPage] = useState(1);
  const { rows, total, isPending, message, refetch } = usePageReports(isOpen, page);
  const [isClosed, setIsClosed] = useState(false);
  const messageRef = useRef<HTMLDivElement>(null);
  const show = (next: boolean) => {
    setIsClosed(false);
    setPage(1);
    setAddress(next ? {} : { state: 'done' });
  };
  const closed = () => {
    announce(t('pageReports.closed'));
    setIsClosed(true);
    // The card is removed with its report, so the message gets the focus first.
    messageRef.current?.focus();
  };
  return (
    <AdminFrame>
      <PageHeader size="app" title={t('common:title.pageReports')} lead={t('pageReports.lead')} />
      <div ref={messageRef} tabIndex={-1} className={styles.message}>
        {isClosed && (
          <Alert tone="success" role="none">
            <p>{t('pageReports.closed')}</p>
          </Alert>
        )}
      </div>
      <PagedList
        label={t('common:title.pageReports')}
        filters={<StateFilter isOpen={isOpen} onChange={show} />}
        page={{ pageNumber: page, pageSize: pageReportsPageSize, rows: rows.length, total }}
        isPending={isPending}
        message={message}
        onRetry={refetch}
        emptyTitle={t(isOpen ? 'pageReports.empty.open' : 'pageReports.empty.done')}
        onPage={setPage}
      >
        <ul className={styles.list}>
          {rows.map((report) => (
            <PageReportCard key={report.reportId} report={report} onClosed={closed} />
          ))}
        </ul>
      </PagedList>
    </AdminFrame>
  );
}
