import type { DecisionForm } from '@temple-land/portal-core';
import { Button, Dialog } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { getChoice } from './decisionChoices.ts';

/** The props of `DecisionConfirmation`. */
export interface DecisionConfirmationProps {
  /** The decision to confirm; the dialog is open while it is set. */
  decision: DecisionForm | undefined;
  number: string;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The question before a decision is recorded. */
export function DecisionConfirmation({
  decision,
  number,
  isPending,
  onConfirm,
  onCancel,
}: DecisionConfirmationProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const ask = decision && getChoice(decision.statusType);
  return (
    <Dialog
      isOpen={ask !== undefined}
      onOpenChange={onCancel}
      role="alertdialog"
      title={ask ? t(ask.question, { number }) : ''}
      description={t('decision.confirm.text')}
      footer={
        <>
          <Button data-initial-focus onClick={onCancel}>
            {t('decision.goBack')}
          </Button>
          <Button
            kind={decision?.statusType === 'A' ? 'primary' : 'danger'}
            isPending={isPending}
            onClick={onConfirm}
          >
            {ask ? t(ask.label) : ''}
          </Button>
        </>
      }
    />
  );
}
