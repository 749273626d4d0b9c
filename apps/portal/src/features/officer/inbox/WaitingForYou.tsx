import { DataTable, Link } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyMessage } from '../../../common/feedback/EmptyMessage.tsx';
import { spaceBetween } from '../../../common/page/card.css.ts';
import { formatCount } from '../../../i18n/format.ts';
import { useMessageText } from '../../../i18n/useMessageText.ts';
import { createInboxColumns } from './inboxColumns.tsx';
import { buildInboxQuery, defaultInboxState } from './inboxQuery.ts';
import { AskedNotice } from '../officeQuestions/AskedNotice.tsx';
import { useInbox } from './useInbox.ts';
import * as styles from './inbox.css.ts';

const path = '/officer/applications';
const rowCount = 5;

/** The first applications that wait for an officer, on the first page. */
export function WaitingForYou() {
  const text = useTranslation(['officer', 'common', 'specification']);
  const { t } = text;
  const toText = useMessageText();
  const [now] = useState(() => new Date());
  const { inbox, isPending, message, refetch } = useInbox(defaultInboxState, rowCount);
  return (
    <div className={styles.list}>
      <div className={spaceBetween}>
        <h2>{t('inbox.waiting')}</h2>
        <Link href={path} isAlone>
          {t('inbox.waiting.all')}
        </Link>
      </div>
      <AskedNotice />
      <DataTable
        caption={t('inbox.waiting')}
        columns={createInboxColumns(
          text,
          now,
          (row) => `${path}?${buildInboxQuery(defaultInboxState, row.applicationNo)}`,
        )}
        rows={inbox.rows}
        keyOf={(row) => row.applicationId}
        resultText={(to) =>
          to === 0 ? '' : t('common:list.result', { from: 1, to, total: formatCount(inbox.total) })
        }
        isLoading={isPending}
        loadingText={t('inbox.loading')}
        {...(message ? { errorMessage: toText(message) } : {})}
        retryLabel={t('common:application.retry')}
        onRetry={() => void refetch()}
        emptyState={<EmptyMessage title={t('inbox.empty.mine')} />}
      />
    </div>
  );
}
