import { needsSecondAdministrator, type AdminRow } from '@temple-land/portal-core';
import { Button } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { buttons } from '../layout/admin.css.ts';
import { nameOf } from '../records/entityFields.ts';
import { Question } from '../questions/Question.tsx';
import { ReasonDialog } from '../records/ReasonDialog.tsx';
import { useRefresh } from '../records/useSave.ts';

/** The props of `BlockControl`. */
export interface BlockControlProps {
  row: AdminRow;
  /** Done, with words that say so. */
  onDone: (words: string) => void;
}

interface AskedProps extends BlockControlProps {
  call: ReturnType<typeof useServiceMutation<'adminUserBlock'>>;
  onDo: (reason: string) => void;
  onCancel: () => void;
}

/** Asks for the reason of a change that a second administrator approves. */
function WithReason({ row, call, onDo, onCancel }: AskedProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const name = nameOf('user', row);
  const { isActive } = row;
  return (
    <ReasonDialog
      title={t(isActive ? 'user.block.title' : 'user.unblock.title', { name })}
      text={`${t(isActive ? 'user.block.text' : 'user.unblock.text')} ${t('user.second')}`}
      doLabel={t(isActive ? 'user.block' : 'user.unblock')}
      kind={isActive ? 'danger' : 'primary'}
      isPending={call.isPending}
      message={call.error?.userMessage}
      onDo={onDo}
      onCancel={onCancel}
    />
  );
}

/**
 * Blocks an account after a question, which ends its sessions, or unblocks it; all but citizens need a
 * reason and a second administrator.
 */
export function BlockControl({ row, onDone }: BlockControlProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const call = useServiceMutation('adminUserBlock');
  const refresh = useRefresh();
  const [isAsked, setIsAsked] = useState(false);
  const name = nameOf('user', row);
  const type = String(row['userType']);
  const needsReason = needsSecondAdministrator(type, type);
  const active = !row.isActive;
  const set = (reason: string) => {
    call.mutate(
      { userId: row.id, active, reason },
      {
        onSuccess: (answer) => {
          refresh();
          const done = active ? 'user.unblocked.done' : 'user.blocked.done';
          onDone(t('isWaiting' in answer ? 'user.asked' : done, { name }));
        },
        onSettled: () => {
          if (!needsReason) setIsAsked(false);
        },
      },
    );
  };
  const ask = () => {
    call.reset();
    setIsAsked(true);
  };
  const cancel = () => setIsAsked(false);
  const isAtOnce = active && !needsReason;
  return (
    <>
      {!needsReason && <OutcomeMessage message={call.error?.userMessage} />}
      <div className={buttons}>
        {active ? (
          <Button isPending={call.isPending} onClick={isAtOnce ? () => set('') : ask}>
            {t('user.unblock')}
          </Button>
        ) : (
          <Button kind="danger" onClick={ask}>
            {t('user.block')}
          </Button>
        )}
      </div>
      {needsReason && isAsked && (
        <WithReason {...{ row, onDone, call }} onDo={set} onCancel={cancel} />
      )}
      {!needsReason && (
        <Question
          isAsked={isAsked}
          title={t('user.block.title', { name })}
          text={t('user.block.text')}
          doLabel={t('user.block')}
          isPending={call.isPending}
          onDo={() => set('')}
          onCancel={cancel}
        />
      )}
    </>
  );
}
