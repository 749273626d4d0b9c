import type { AdminRow } from '@temple-land/portal-core';
import { Button } from '@temple-land/ui';
import { useState } from 'react';
import { useServiceCall } from '../../api/useCall.ts';
import { OutcomeMessage } from '../../blocks/OutcomeMessage.tsx';
import { useText } from '../../i18n/useText.ts';
import { buttons } from './admin.css.ts';
import { nameOf } from './entityFields.ts';
import { Question } from './Question.tsx';
import { useRefresh } from './useSave.ts';

/** What blocking an account and unblocking it take. */
export interface BlockControlProps {
  row: AdminRow;
  /** Done, with words that say so. */
  onDone: (words: string) => void;
}

/** Blocks an account after a question, which ends its sessions, or unblocks it. */
export function BlockControl({ row, onDone }: BlockControlProps) {
  const { t } = useText();
  const { run, isPending, said, clear } = useServiceCall('adminUserBlock');
  const refresh = useRefresh();
  const [isAsked, setIsAsked] = useState(false);
  const name = nameOf('user', row);
  const set = async (active: boolean) => {
    const ended = await run({ userId: row.id, active });
    setIsAsked(false);
    if (!ended.isSuccess || ended.said !== undefined) return;
    refresh();
    onDone(t(active ? 'admin.user.unblocked.done' : 'admin.user.blocked.done', { name }));
  };
  const ask = () => {
    clear();
    setIsAsked(true);
  };
  return (
    <>
      <OutcomeMessage said={said} />
      <div className={buttons}>
        {row.isActive ? (
          <Button kind="danger" onClick={ask}>
            {t('admin.user.block')}
          </Button>
        ) : (
          <Button isPending={isPending} onClick={() => void set(true)}>
            {t('admin.user.unblock')}
          </Button>
        )}
      </div>
      <Question
        isAsked={isAsked}
        title={t('admin.user.block.title', { name })}
        text={t('admin.user.block.text')}
        doLabel={t('admin.user.block')}
        isPending={isPending}
        onDo={() => void set(false)}
        onCancel={() => setIsAsked(false)}
      />
    </>
  );
}
