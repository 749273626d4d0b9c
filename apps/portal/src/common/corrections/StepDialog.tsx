import { correctionTextMax, type CorrectionAction } from '@temple-land/portal-core';
import { Button, Dialog, Stack, TextArea } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../i18n/textKey.ts';
import { OutcomeMessage } from '../feedback/OutcomeMessage.tsx';
import { useCorrectionStep } from './useCorrections.ts';

/** A step that has a text, or only needs to be confirmed. */
export type WrittenAction = Exclude<CorrectionAction, 'propose'>;

interface StepTexts {
  title: TextKey<'corrections'>;
  /** The label of the text; undefined for a step without one. */
  label?: TextKey<'corrections'>;
  text?: TextKey<'corrections'>;
}

/** The texts of each step. */
export const stepTexts = {
  ask: { title: 'corrections:ask', label: 'corrections:ask.label' },
  answer: { title: 'corrections:answer', label: 'corrections:answer.label' },
  refuse: { title: 'corrections:refuse', label: 'corrections:refuse.label' },
  withdraw: { title: 'corrections:withdraw', text: 'corrections:withdraw.text' },
} as const satisfies Record<WrittenAction, StepTexts>;

/** The message after each step. */
export const doneTexts = {
  ask: 'corrections:ask.done',
  answer: 'corrections:answer.done',
  propose: 'corrections:propose.done',
  refuse: 'corrections:refuse.done',
  withdraw: 'corrections:withdraw.done',
} as const satisfies Record<CorrectionAction, TextKey<'corrections'>>;

/** The props of a dialog for a step of a report. */
export interface CorrectionDialogProps {
  correctionId: number;
  /** The number of the report. */
  correctionNo: string;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the text of a step, or for its confirmation, and takes the step. */
export function StepDialog({
  action,
  correctionId,
  correctionNo,
  onDone,
  onClose,
}: CorrectionDialogProps & { action: WrittenAction }) {
  const { t } = useTranslation(['corrections', 'common', 'specification']);
  const { mutate, isPending, error } = useCorrectionStep();
  const [words, setWords] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { title, label, text }: StepTexts = stepTexts[action];
  const isMissing = label !== undefined && words.trim() === '';
  const confirm = () => {
    setAsked(true);
    if (!isMissing) mutate({ correctionId, action, text: words.trim() }, { onSuccess: onDone });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`${t(title)}: ${correctionNo}`}
      {...(text === undefined ? {} : { description: t(text) })}
      footer={
        <>
          <Button onClick={onClose}>{t('corrections:cancel')}</Button>
          <Button
            kind={action === 'ask' || action === 'answer' ? 'primary' : 'danger'}
            isPending={isPending}
            onClick={confirm}
          >
            {t(title)}
          </Button>
        </>
      }
    >
      <Stack>
        <OutcomeMessage message={error?.userMessage} />
        {label !== undefined && (
          <TextArea
            label={t(label)}
            rows={4}
            maxLength={correctionTextMax}
            value={words}
            onChange={setWords}
            {...(isAsked && isMissing ? { errorMessage: t('specification:admin.required') } : {})}
          />
        )}
      </Stack>
    </Dialog>
  );
}
