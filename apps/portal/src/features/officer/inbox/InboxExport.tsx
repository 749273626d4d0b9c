import { useTranslation } from 'react-i18next';
import { DownloadLink } from '../../../common/files/DownloadLink.tsx';
import { meta, row } from '../../../common/page/card.css.ts';
import type { InboxState } from './inboxQuery.ts';
import { toInboxFilter } from './useInbox.ts';

/** The buttons that download all rows of a list with its filters. */
export function InboxExport({ shown }: { shown: InboxState }) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const filter = toInboxFilter(shown);
  return (
    <div role="group" aria-label={t('export.label')} className={row}>
      <span className={meta} aria-hidden>
        {t('export.label')}
      </span>
      <DownloadLink name="inboxExport" input={{ ...filter, format: 'xlsx' }}>
        {t('landReport.excel')}
      </DownloadLink>
      <DownloadLink name="inboxExport" input={{ ...filter, format: 'csv' }}>
        {t('export.csv')}
      </DownloadLink>
    </div>
  );
}
