import type { AdminRow, EntityName } from '@temple-land/portal-core';
import { Button, Stack } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { toRecordValues, toWireFields } from '../records/recordValues.ts';
import { getRecordName } from '../records/entityFields.ts';
import { ConfirmDialog } from '../questions/ConfirmDialog.tsx';
import { toSaveInput, useRetireRecord, useSaveRecord } from '../records/useSaveRecord.ts';

/** The props of `RetireControl`. */
export interface RetireControlProps {
  entity: EntityName;
  row: AdminRow;
  /** Called after success, with the message to show. */
  onDone: (message: string) => void;
}

function RetireButton({ entity, row, onDone }: RetireControlProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { mutate, isPending, error, reset } = useRetireRecord();
  const [isConfirming, setIsConfirming] = useState(false);
  const name = getRecordName(entity, row);
  const confirm = () => {
    const { id, version } = row;
    mutate(
      { entity, id, version },
      {
        onSuccess: () => onDone(t('retired.done', { name })),
        onSettled: () => setIsConfirming(false),
      },
    );
  };
  const openConfirmation = () => {
    reset();
    setIsConfirming(true);
  };
  return (
    <>
      <OutcomeMessage message={error?.userMessage} />
      <Stack direction="row" gap="md">
        <Button kind="danger" onClick={openConfirmation}>
          {t('retire')}
        </Button>
      </Stack>
      <ConfirmDialog
        isOpen={isConfirming}
        title={t('retire.title', { name })}
        text={t('retire.text')}
        confirmLabel={t('retire')}
        isPending={isPending}
        onConfirm={confirm}
        onCancel={() => setIsConfirming(false)}
      />
    </>
  );
}

function RestoreButton({ entity, row, onDone }: RetireControlProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { mutate, isPending, error } = useSaveRecord();
  const restore = () => {
    const fields = toWireFields(entity, toRecordValues(entity, row), row);
    mutate(toSaveInput(entity, fields, row, true), {
      onSuccess: (answer) => {
        if ('result' in answer) onDone(t('restored', { name: getRecordName(entity, row) }));
      },
    });
  };
  return (
    <>
      <OutcomeMessage message={error?.userMessage} />
      <Stack direction="row" gap="md">
        <Button isPending={isPending} onClick={restore}>
          {t('restore')}
        </Button>
      </Stack>
    </>
  );
}

/** The button that takes a record out of use after a confirmation, or restores it. */
export function RetireControl(props: RetireControlProps) {
  return props.row.isActive ? <RetireButton {...props} /> : <RestoreButton {...props} />;
}
