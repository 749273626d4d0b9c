import { Button } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../common/feedback/ConfirmDialog.tsx';
import { DownloadLink } from '../../../common/files/DownloadLink.tsx';
import { formatCount } from '../../../i18n/format.ts';
import { useMayCall } from '../../../state/useMayCall.ts';
import { BulkAssign } from './BulkAssign.tsx';
import { bulkLabels } from './inboxLabels.ts';
import type { InboxState } from './inboxQuery.ts';
import type { useClaim } from './useClaim.ts';
import { toInboxFilter } from './useInbox.ts';

/** The props of `BulkActions`. */
export interface BulkActionsProps {
  shown: InboxState;
  claiming: ReturnType<typeof useClaim>;
  /** Whether somebody can deal with the applications of the list. */
  isClaimable: boolean;
}

/** What an officer can do with all selected applications: claim, give back, assign, and download them. */
export function BulkActions({ shown, claiming, isClaimable }: BulkActionsProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const mayDownload = useMayCall('inboxExport');
  const { selectedKeys, ask } = claiming;
  const [firstKey] = selectedKeys;
  return (
    <>
      {isClaimable && (
        <>
          <Button onClick={() => ask({ action: 'claim' })}>{t('claim.selected')}</Button>
          <Button onClick={() => ask({ action: 'release' })}>{t('bulk.release')}</Button>
          {firstKey !== undefined && (
            <BulkAssign
              applicationId={Number(firstKey)}
              onAssign={(officer) => ask({ action: 'assign', officer })}
            />
          )}
        </>
      )}
      {mayDownload && firstKey !== undefined && (
        <DownloadLink
          name="inboxExport"
          input={{
            ...toInboxFilter(shown),
            format: 'xlsx',
            applicationIds: [...selectedKeys].map(Number),
          }}
        >
          {t('bulk.export')}
        </DownloadLink>
      )}
    </>
  );
}

/** Asks once before something is done with all selected applications, with their number. */
export function BulkConfirmation({ claiming }: Pick<BulkActionsProps, 'claiming'>) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { asked, ask, confirm, isPending, selectedKeys } = claiming;
  if (asked === undefined) return null;
  const count = selectedKeys.size;
  const name = asked.action === 'assign' ? asked.officer.fullName : '';
  const { title, confirm: label } = bulkLabels[asked.action];
  return (
    <ConfirmDialog
      isOpen
      isHarmless
      title={t(title, { count, n: formatCount(count), name })}
      text={t('bulk.confirm.text')}
      confirmLabel={t(label)}
      isPending={isPending}
      onConfirm={confirm}
      onCancel={() => ask(undefined)}
    />
  );
}
