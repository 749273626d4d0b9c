import type { AdminRow } from '@temple-land/portal-core';
import { Button, Stack } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { getRecordName } from '../records/entityFields.ts';
import { ReasonDialog } from '../records/ReasonDialog.tsx';
import { useRefetchAll } from '../records/useSaveRecord.ts';

/** The props of `ResetFactorsControl`. */
export interface ResetFactorsControlProps {
  row: AdminRow;
  /** Called after success, with the message to show. */
  onDone: (message: string) => void;
}

/** The button that requests a second administrator to remove lost second factors. */
export function ResetFactorsControl({ row, onDone }: ResetFactorsControlProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const call = useServiceMutation('adminFactorsReset');
  const refresh = useRefetchAll();
  const [isConfirming, setIsConfirming] = useState(false);
  const name = getRecordName('user', row);
  const reset = (reason: string) => {
    const onSuccess = () => {
      refresh();
      onDone(t('user.asked', { name }));
    };
    call.mutate({ userId: row.id, reason }, { onSuccess });
  };
  const openConfirmation = () => {
    call.reset();
    setIsConfirming(true);
  };
  return (
    <>
      <Stack direction="row" gap="md">
        <Button onClick={openConfirmation}>{t('user.factors')}</Button>
      </Stack>
      {isConfirming && (
        <ReasonDialog
          title={t('user.factors.title', { name })}
          text={`${t('user.factors.text')} ${t('user.second')}`}
          confirmLabel={t('user.factors')}
          kind="danger"
          isPending={call.isPending}
          message={call.error?.userMessage}
          onConfirm={reset}
          onCancel={() => setIsConfirming(false)}
        />
      )}
    </>
  );
}
