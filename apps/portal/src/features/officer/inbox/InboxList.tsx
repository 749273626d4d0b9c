import type { InboxRow } from '@temple-land/portal-core';
import { Alert, DataTable, visuallyHidden, type RowSelection } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { EmptyMessage } from '../../../common/feedback/EmptyMessage.tsx';
import { ListPagination } from '../../../common/lists/ListPagination.tsx';
import { meta } from '../../../common/page/card.css.ts';
import { formatCount } from '../../../i18n/format.ts';
import { useMessageText } from '../../../i18n/useMessageText.ts';
import { ListExport } from '../layout/ListExport.tsx';
import * as styles from './inbox.css.ts';
import { createInboxColumns } from './inboxColumns.tsx';
import { BulkActions, BulkConfirmation, type BulkActionsProps } from './BulkActions.tsx';
import { InboxFilters } from './InboxFilters.tsx';
import { tabLabels } from './inboxLabels.ts';
import { buildInboxQuery, countFilters, type InboxState } from './inboxQuery.ts';
import { describeAssignResult } from './useAssign.ts';
import { useClaim } from './useClaim.ts';
import { inboxPageSize, toInboxFilter, useInbox } from './useInbox.ts';

/** The props of `InboxList`. */
export interface InboxListProps {
  shown: InboxState;
  onShow: (next: InboxState) => void;
}

/** What became of the claimed rows. */
function ClaimMessages({ message, claimed }: ReturnType<typeof useClaim>) {
  const text = useTranslation(['officer', 'common', 'specification']);
  const isComplete = claimed.every(({ result }) => result.outcome === 'done');
  return (
    <>
      <OutcomeMessage message={message} />
      {claimed.length > 0 && (
        <Alert tone={isComplete ? 'success' : 'warning'} role="status">
          {claimed.map(({ number, action, result }) => (
            <p key={number}>{describeAssignResult(result, action, number, text)}</p>
          ))}
        </Alert>
      )}
    </>
  );
}

/** Returns the selection of rows with what can be done with all of them. */
function useSelection(props: BulkActionsProps): RowSelection<InboxRow> {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { claiming } = props;
  return {
    selectedKeys: claiming.selectedKeys,
    onSelectionChange: claiming.select,
    rowLabel: ({ applicationNo: number }) => t('claim.select', { number }),
    allLabel: t('claim.select.all'),
    countText: (count) => t('claim.selectedCount', { count, n: formatCount(count) }),
    actions: <BulkActions {...props} />,
  };
}

/** One list of the inbox with filters, table and pages. */
export function InboxList({ shown, onShow }: InboxListProps) {
  const text = useTranslation(['officer', 'common', 'specification']);
  const { t } = text;
  const toText = useMessageText();
  const [now] = useState(() => new Date());
  const { inbox, isPending, message, refetch } = useInbox(shown);
  const { pageNumber, tab } = shown;
  const columns = createInboxColumns(
    text,
    now,
    (row) => `?${buildInboxQuery(shown, row.applicationNo)}`,
  );
  const claiming = useClaim(inbox.rows);
  const isClaimable = tab !== 'closed' && tab !== 'applicant';
  const selection = useSelection({ shown, claiming, isClaimable });
  const pageCount = Math.ceil(inbox.total / inboxPageSize);
  return (
    <div className={styles.list}>
      <h2 className={visuallyHidden}>{t(tabLabels[tab].name)}</h2>
      <p className={meta}>{t(tabLabels[tab].lead)}</p>
      <ClaimMessages {...claiming} />
      <BulkConfirmation claiming={claiming} />
      <DataTable
        caption={t(tabLabels[tab].name)}
        columns={columns}
        rows={inbox.rows}
        keyOf={(row) => row.applicationId}
        totalCount={inbox.total}
        page={pageNumber}
        pageSize={inboxPageSize}
        resultText={(count, { from, to }) =>
          count === 0 ? '' : t('common:list.result', { from, to, total: formatCount(count) })
        }
        filters={<InboxFilters key={`${tab}.${shown.search}`} {...{ shown, onShow }} />}
        selection={selection}
        isLoading={isPending}
        loadingText={t('inbox.loading')}
        {...(message ? { errorMessage: toText(message) } : {})}
        retryLabel={t('common:application.retry')}
        onRetry={() => void refetch()}
        emptyState={
          <EmptyMessage
            title={t(countFilters(shown) > 0 ? 'inbox.empty.filtered' : tabLabels[tab].empty)}
          />
        }
        footer={
          pageCount > 1 ? (
            <ListPagination
              page={pageNumber}
              pageCount={pageCount}
              onPageChange={(next) => onShow({ ...shown, pageNumber: next })}
            />
          ) : null
        }
      />
      {inbox.rows.length > 0 && (
        <ListExport
          name="inboxExport"
          inputOf={(format) => ({ ...toInboxFilter(shown), format })}
        />
      )}
    </div>
  );
}
