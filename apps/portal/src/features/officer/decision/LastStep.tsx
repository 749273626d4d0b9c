import type { OfficerApplication } from '@temple-land/portal-core';
import { Alert } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { findActionLabel } from '../../../common/applications/stepLabels.ts';
import { UndoStep } from './UndoStep.tsx';

/** The props of `LastStep`. */
export interface LastStepProps {
  application: OfficerApplication;
  /** Called after the step was undone, with the message about it. */
  onUndone: (message: string) => void;
}

/** What an officer is told before a press: the own step that can be undone, and the steps that another must take. */
export function LastStep({ application, onUndone }: LastStepProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { undo, blocked = [] } = application;
  const toLabel = (name: string) => {
    const label = findActionLabel(name);
    return label === undefined ? name : t(label);
  };
  const [first] = blocked;
  const actions = blocked.map(({ action }) => toLabel(action)).join(', ');
  return (
    <>
      {undo && (
        <UndoStep
          row={application}
          until={undo.until}
          title={t('undo.last', { action: toLabel(undo.action) })}
          onUndone={onUndone}
        />
      )}
      {first && (
        <Alert tone="info" role="none" title={t('blocked')}>
          <p>
            {first.after === 'appeal'
              ? t('blocked.appeal', { actions })
              : t('blocked.text', { after: toLabel(first.after), actions })}
          </p>
        </Alert>
      )}
    </>
  );
}
