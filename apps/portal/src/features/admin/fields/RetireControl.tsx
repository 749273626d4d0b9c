import { findSourceField, type AdminRow, type EntityName } from '@temple-land/portal-core';
import { Button, Stack } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { toRecordValues, toWireFields } from '../records/recordValues.ts';
import { getRecordName } from '../records/entityFields.ts';
import { ConfirmDialog } from '../../../common/feedback/ConfirmDialog.tsx';
import { RetireLandDialog } from './RetireLandDialog.tsx';
import { SourceDialog, type ChangeSource } from './SourceDialog.tsx';
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
  const restsOnDocument = findSourceField(entity) !== undefined;
  const close = () => setIsConfirming(false);
  const retire = (source: Partial<ChangeSource>) => {
    const { id, version } = row;
    mutate(
      { entity, id, version, ...source },
      {
        onSuccess: () => {
          close();
          onDone(t('retired.done', { name }));
        },
        ...(restsOnDocument ? {} : { onError: close }),
      },
    );
  };
  const openConfirmation = () => {
    reset();
    setIsConfirming(true);
  };
  const dialog = {
    title: t('retire.title', { name }),
    text: t('retire.text'),
    confirmLabel: t('retire'),
    isPending,
    onCancel: close,
  };
  return (
    <>
      {!isConfirming && <OutcomeMessage message={error?.userMessage} />}
      <Stack direction="row" gap="md">
        <Button kind="danger" onClick={openConfirmation}>
          {t('retire')}
        </Button>
      </Stack>
      {restsOnDocument && isConfirming && (
        <SourceDialog {...dialog} kind="danger" message={error?.userMessage} onConfirm={retire} />
      )}
      {!restsOnDocument && (
        <ConfirmDialog {...dialog} isOpen={isConfirming} onConfirm={() => retire({})} />
      )}
    </>
  );
}

function RestoreButton({ entity, row, onDone }: RetireControlProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { mutate, isPending, error, reset } = useSaveRecord();
  const [isAsking, setIsAsking] = useState(false);
  const name = getRecordName(entity, row);
  const restsOnDocument = findSourceField(entity) !== undefined;
  const restore = (source: Partial<ChangeSource>) => {
    const fields = toWireFields(entity, toRecordValues(entity, row), row);
    mutate(toSaveInput(entity, { ...fields, ...source }, row, true), {
      onSuccess: (answer) => {
        setIsAsking(false);
        if ('result' in answer) onDone(t('restored', { name }));
      },
    });
  };
  const ask = () => {
    reset();
    setIsAsking(true);
  };
  return (
    <>
      {!isAsking && <OutcomeMessage message={error?.userMessage} />}
      <Stack direction="row" gap="md">
        <Button
          isPending={isPending && !isAsking}
          onClick={() => (restsOnDocument ? ask() : restore({}))}
        >
          {t('restore')}
        </Button>
      </Stack>
      {isAsking && (
        <SourceDialog
          title={t('restore.title', { name })}
          text={t('restore.text')}
          confirmLabel={t('restore')}
          kind="primary"
          hasText={findSourceField(entity) === 'source'}
          isPending={isPending}
          message={error?.userMessage}
          onConfirm={restore}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

/** Opens the request that takes a plot or khatiyan out of use. */
function RetireLandButton({
  entity,
  row,
  onDone,
}: RetireControlProps & { entity: 'plot' | 'khatian' }) {
  const { t } = useTranslation(['plotDivision', 'admin', 'common', 'specification']);
  const [isOpen, setIsOpen] = useState(false);
  const name = getRecordName(entity, row);
  return (
    <>
      <Stack direction="row" gap="md">
        <Button kind="danger" onClick={() => setIsOpen(true)}>
          {t('admin:retire')}
        </Button>
      </Stack>
      {isOpen && (
        <RetireLandDialog
          entity={entity}
          row={row}
          name={name}
          onClose={() => setIsOpen(false)}
          onSent={() => {
            setIsOpen(false);
            onDone(t('admin:record.asked', { name }));
          }}
        />
      )}
    </>
  );
}

/**
 * The button that takes a record out of use after a confirmation, asks for that where a second administrator decides, or
 * restores it.
 */
export function RetireControl(props: RetireControlProps) {
  const { entity, row } = props;
  if (row.isActive && (entity === 'plot' || entity === 'khatian'))
    return <RetireLandButton {...props} entity={entity} />;
  return props.row.isActive ? <RetireButton {...props} /> : <RestoreButton {...props} />;
}
