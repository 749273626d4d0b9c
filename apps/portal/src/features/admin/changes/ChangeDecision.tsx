import type { PendingChange } from '@temple-land/portal-core';
import { Button } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { meta, row } from '../../../common/page/surface.css.ts';
import { Question } from '../questions/Question.tsx';
import { ReasonDialog } from '../records/ReasonDialog.tsx';
import { useChangeActions, type ChangeAction } from './useChanges.ts';

/** The props of `ChangeDecision`. */
export interface ChangeDecisionProps {
  change: PendingChange;
  /** Done, with words that say so. */
  onDone: (words: string) => void;
}

const done = {
  approve: 'changes.approved',
  refuse: 'changes.refused',
  withdraw: 'changes.withdrawn',
} as const;

function useQuestion(action: ChangeAction, { change, onDone }: ChangeDecisionProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { approve, refuse, withdraw } = useChangeActions();
  const { isPending, error, reset } = { approve, refuse, withdraw }[action];
  const [isAsked, setIsAsked] = useState(false);
  const name = change.loginId;
  return {
    isAsked,
    isPending,
    message: error?.userMessage,
    ask: () => {
      reset();
      setIsAsked(true);
    },
    cancel: () => setIsAsked(false),
    confirm: (reason: string) => {
      const { id } = change;
      const callbacks = {
        onSuccess: () => onDone(t(done[action], { name })),
        onError: () => {
          if (action !== 'refuse') setIsAsked(false);
        },
      };
      if (action === 'approve') approve.mutate({ id }, callbacks);
      else if (action === 'withdraw') withdraw.mutate({ id }, callbacks);
      else refuse.mutate({ id, reason }, callbacks);
    },
  };
}

function Decide(props: ChangeDecisionProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const [approval, refusal] = [useQuestion('approve', props), useQuestion('refuse', props)];
  const { kind, loginId: name } = props.change;
  const words = kind === 'newAccount' ? 'changes.approve.new' : 'changes.approve.text';
  return (
    <>
      <OutcomeMessage message={approval.message} />
      <div className={row}>
        <Button
          kind="primary"
          aria-label={`${t('changes.approve')}: ${name}`}
          onClick={approval.ask}
        >
          {t('changes.approve')}
        </Button>
        <Button aria-label={`${t('changes.refuse')}: ${name}`} onClick={refusal.ask}>
          {t('changes.refuse')}
        </Button>
      </div>
      <Question
        isAsked={approval.isAsked}
        title={t('changes.approve.title')}
        text={t(words, { name })}
        doLabel={t('changes.approve')}
        isPending={approval.isPending}
        onDo={() => approval.confirm('')}
        onCancel={approval.cancel}
      />
      {refusal.isAsked && (
        <ReasonDialog
          title={t('changes.refuse.title')}
          text={t('changes.refuse.text', { name })}
          doLabel={t('changes.refuse')}
          kind="danger"
          isPending={refusal.isPending}
          message={refusal.message}
          onDo={refusal.confirm}
          onCancel={refusal.cancel}
        />
      )}
    </>
  );
}

function Withdraw(props: ChangeDecisionProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const withdrawal = useQuestion('withdraw', props);
  const name = props.change.loginId;
  return (
    <>
      <OutcomeMessage message={withdrawal.message} />
      <div className={row}>
        <Button aria-label={`${t('changes.withdraw')}: ${name}`} onClick={withdrawal.ask}>
          {t('changes.withdraw')}
        </Button>
      </div>
      <Question
        isAsked={withdrawal.isAsked}
        title={t('changes.withdraw.title')}
        text={t('changes.withdraw.text', { name })}
        doLabel={t('changes.withdraw')}
        isPending={withdrawal.isPending}
        onDo={() => withdrawal.confirm('')}
        onCancel={withdrawal.cancel}
      />
    </>
  );
}

/** What the reader may do with a waiting change: decide it, withdraw the own one, or wait for another. */
export function ChangeDecision(props: ChangeDecisionProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { mayDecide, mayWithdraw } = props.change;
  if (mayDecide) return <Decide {...props} />;
  return (
    <>
      <p className={meta}>{t('changes.notYours')}</p>
      {mayWithdraw && <Withdraw {...props} />}
    </>
  );
}
