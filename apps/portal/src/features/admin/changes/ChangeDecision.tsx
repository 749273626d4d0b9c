import type { PendingChange } from '@temple-land/portal-core';
import { Button } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { meta, row } from '../../../common/page/card.css.ts';
import { ConfirmDialog } from '../../../common/feedback/ConfirmDialog.tsx';
import { ReasonDialog } from '../records/ReasonDialog.tsx';
import { getDecisionTexts, useSubjectName } from './changeTexts.ts';
import { useChangeActions, type ChangeAction } from './useChanges.ts';

/** The props of `ChangeDecision`. */
export interface ChangeDecisionProps {
  change: PendingChange;
  /** Called after success, with the message to show. */
  onDone: (message: string) => void;
}

function useConfirmation(action: ChangeAction, { change, onDone }: ChangeDecisionProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { approve, refuse, withdraw } = useChangeActions();
  const { isPending, error, reset } = { approve, refuse, withdraw }[action];
  const [isOpen, setIsOpen] = useState(false);
  const name = useSubjectName(change);
  return {
    isAsked: isOpen,
    isPending,
    message: error?.userMessage,
    open: () => {
      reset();
      setIsOpen(true);
    },
    cancel: () => setIsOpen(false),
    confirm: (reason: string) => {
      const { id } = change;
      const callbacks = {
        onSuccess: () => onDone(t(getDecisionTexts(change).done[action], { name })),
        onError: () => {
          if (action !== 'refuse') setIsOpen(false);
        },
      };
      if (action === 'approve') approve.mutate({ id }, callbacks);
      else if (action === 'withdraw') withdraw.mutate({ id }, callbacks);
      else refuse.mutate({ id, reason }, callbacks);
    },
  };
}

function DecisionButtons(props: ChangeDecisionProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const [approval, refusal] = [useConfirmation('approve', props), useConfirmation('refuse', props)];
  const name = useSubjectName(props.change);
  const texts = getDecisionTexts(props.change);
  return (
    <>
      <OutcomeMessage message={approval.message} />
      <div className={row}>
        <Button aria-label={`${t('changes.approve')}: ${name}`} onClick={approval.open}>
          {t('changes.approve')}
        </Button>
        <Button aria-label={`${t('changes.refuse')}: ${name}`} onClick={refusal.open}>
          {t('changes.refuse')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={approval.isAsked}
        title={t('changes.approve.title')}
        text={t(texts.approve, { name })}
        confirmLabel={t('changes.approve')}
        isPending={approval.isPending}
        onConfirm={() => approval.confirm('')}
        onCancel={approval.cancel}
      />
      {refusal.isAsked && (
        <ReasonDialog
          title={t('changes.refuse.title')}
          text={t(texts.refuse, { name })}
          confirmLabel={t('changes.refuse')}
          kind="danger"
          isPending={refusal.isPending}
          message={refusal.message}
          onConfirm={refusal.confirm}
          onCancel={refusal.cancel}
        />
      )}
    </>
  );
}

function WithdrawButton(props: ChangeDecisionProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const withdrawal = useConfirmation('withdraw', props);
  const name = useSubjectName(props.change);
  return (
    <>
      <OutcomeMessage message={withdrawal.message} />
      <div className={row}>
        <Button aria-label={`${t('changes.withdraw')}: ${name}`} onClick={withdrawal.open}>
          {t('changes.withdraw')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={withdrawal.isAsked}
        title={t('changes.withdraw.title')}
        text={t(getDecisionTexts(props.change).withdraw, { name })}
        confirmLabel={t('changes.withdraw')}
        isPending={withdrawal.isPending}
        onConfirm={() => withdrawal.confirm('')}
        onCancel={withdrawal.cancel}
      />
    </>
  );
}

/** The decision on a waiting change: approve or refuse, or withdraw the own one. */
export function ChangeDecision(props: ChangeDecisionProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { mayDecide: canDecide, mayWithdraw: canWithdraw } = props.change;
  if (canDecide) return <DecisionButtons {...props} />;
  return (
    <>
      <p className={meta}>{t('changes.notYours')}</p>
      {canWithdraw && <WithdrawButton {...props} />}
    </>
  );
}
