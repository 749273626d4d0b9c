import { isCorrectionStepOpen } from '@temple-land/portal-core';
import { Button } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CorrectionActionsProps } from './CorrectionList.tsx';
import { StepDialog, stepTexts, type WrittenAction } from './StepDialog.tsx';

/** The props of `StepButtons`. */
export interface StepButtonsProps extends CorrectionActionsProps {
  actions: readonly WrittenAction[];
}

/** The buttons of the steps that are possible now, each with its dialog. */
export function StepButtons({ correction, actions, onDone }: StepButtonsProps) {
  const { t } = useTranslation(['corrections', 'common', 'specification']);
  const [chosen, setChosen] = useState<WrittenAction>();
  const { correctionId, correctionNo, state } = correction;
  return (
    <>
      {actions
        .filter((action) => isCorrectionStepOpen(action, state))
        .map((action) => (
          <Button
            key={action}
            aria-label={`${t(stepTexts[action].title)}: ${correctionNo}`}
            onClick={() => setChosen(action)}
          >
            {t(stepTexts[action].title)}
          </Button>
        ))}
      {chosen !== undefined && (
        <StepDialog
          action={chosen}
          correctionId={correctionId}
          correctionNo={correctionNo}
          onClose={() => setChosen(undefined)}
          onDone={() => {
            setChosen(undefined);
            onDone(chosen);
          }}
        />
      )}
    </>
  );
}

/** What the requester can do with a report: answer the question of the office, or withdraw it. */
export function RequesterActions(props: CorrectionActionsProps) {
  return <StepButtons {...props} actions={['answer', 'withdraw']} />;
}
