import type { AdminRow } from '@temple-land/portal-core';
import { Button } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { buttons } from '../layout/admin.css.ts';
import { nameOf } from '../records/entityFields.ts';
import { ReasonDialog } from '../records/ReasonDialog.tsx';
import { useRefresh } from '../records/useSave.ts';

/** The props of `FactorsControl`. */
export interface FactorsControlProps {
  row: AdminRow;
  /** Asked, with words that say so. */
  onDone: (words: string) => void;
}

/** Asks a second administrator to remove the second factors of somebody who lost them. */
export function FactorsControl({ row, onDone }: FactorsControlProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const call = useServiceMutation('adminFactorsReset');
  const refresh = useRefresh();
  const [isAsked, setIsAsked] = useState(false);
  const name = nameOf('user', row);
  const reset = (reason: string) => {
    const onSuccess = () => {
      refresh();
      onDone(t('user.asked', { name }));
    };
    call.mutate({ userId: row.id, reason }, { onSuccess });
  };
  const ask = () => {
    call.reset();
    setIsAsked(true);
  };
  return (
    <>
      <div className={buttons}>
        <Button onClick={ask}>{t('user.factors')}</Button>
      </div>
      {isAsked && (
        <ReasonDialog
          title={t('user.factors.title', { name })}
          text={`${t('user.factors.text')} ${t('user.second')}`}
          doLabel={t('user.factors')}
          kind="danger"
          isPending={call.isPending}
          message={call.error?.userMessage}
          onDo={reset}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
