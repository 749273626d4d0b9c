import { needsSecondAdministrator, type AdminRow } from '@temple-land/portal-core';
import { Button, Stack } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { getRecordName } from '../records/entityFields.ts';
import { ConfirmDialog } from '../../../common/feedback/ConfirmDialog.tsx';
import { ReasonDialog } from '../records/ReasonDialog.tsx';
import { useRefetchAll } from '../records/useSaveRecord.ts';

/** The props of `BlockAccountControl`. */
export interface BlockAccountControlProps {
  row: AdminRow;
  /** Called after success, with the message to show. */
  onDone: (message: string) => void;
}

interface BlockReasonDialogProps extends BlockAccountControlProps {
  call: ReturnType<typeof useServiceMutation<'adminUserBlock'>>;
  onDo: (reason: string) => void;
  onCancel: () => void;
}

/** The dialog for the reason of a change that a second administrator has to approve. */
function BlockReasonDialog({ row, call, onDo, onCancel }: BlockReasonDialogProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const name = getRecordName('user', row);
  const { isActive } = row;
  return (
    <ReasonDialog
      title={t(isActive ? 'user.block.title' : 'user.unblock.title', { name })}
      text={`${t(isActive ? 'user.block.text' : 'user.unblock.text')} ${t('user.second')}`}
      confirmLabel={t(isActive ? 'user.block' : 'user.unblock')}
      kind={isActive ? 'danger' : 'primary'}
      isPending={call.isPending}
      message={call.error?.userMessage}
      onConfirm={onDo}
      onCancel={onCancel}
    />
  );
}

/**
 * The button that blocks an account, which ends its sessions, or unblocks it. Except for citizens a reason and a second
 * administrator are required.
 */
export function BlockAccountControl({ row, onDone }: BlockAccountControlProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const call = useServiceMutation('adminUserBlock');
  const refresh = useRefetchAll();
  const [isConfirming, setIsConfirming] = useState(false);
  const name = getRecordName('user', row);
  const type = String(row['userType']);
  const needsReason = needsSecondAdministrator(type, type);
  const active = !row.isActive;
  const saveBlock = (reason: string) => {
    call.mutate(
      { userId: row.id, active, reason },
      {
        onSuccess: (answer) => {
          refresh();
          const done = active ? 'user.unblocked.done' : 'user.blocked.done';
          onDone(t('isWaiting' in answer ? 'user.asked' : done, { name }));
        },
        onSettled: () => {
          if (!needsReason) setIsConfirming(false);
        },
      },
    );
  };
  const openConfirmation = () => {
    call.reset();
    setIsConfirming(true);
  };
  const cancel = () => setIsConfirming(false);
  const needsNoConfirmation = active && !needsReason;
  return (
    <>
      {!needsReason && <OutcomeMessage message={call.error?.userMessage} />}
      <Stack direction="row" gap="md">
        {active ? (
          <Button
            isPending={call.isPending}
            onClick={needsNoConfirmation ? () => saveBlock('') : openConfirmation}
          >
            {t('user.unblock')}
          </Button>
        ) : (
          <Button kind="danger" onClick={openConfirmation}>
            {t('user.block')}
          </Button>
        )}
      </Stack>
      {needsReason && isConfirming && (
        <BlockReasonDialog {...{ row, onDone, call }} onDo={saveBlock} onCancel={cancel} />
      )}
      {!needsReason && (
        <ConfirmDialog
          isOpen={isConfirming}
          title={t('user.block.title', { name })}
          text={t('user.block.text')}
          confirmLabel={t('user.block')}
          isPending={call.isPending}
          onConfirm={() => saveBlock('')}
          onCancel={cancel}
        />
      )}
    </>
  );
}
