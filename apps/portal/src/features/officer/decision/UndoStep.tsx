import type { QueueRow } from '@temple-land/portal-core';
import { Button } from '@temple-land/ui';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { card, meta, row as rowStyle } from '../../../common/page/card.css.ts';
import { formatCount } from '../../../i18n/format.ts';
import * as styles from '../layout/officer.css.ts';
import { useStepMutation } from './useStepMutation.ts';

const secondMs = 1000;
const undoAction = 'undo';

/** An application whose last step can be undone. */
export type UndoableApplication = Pick<
  QueueRow,
  'applicationId' | 'applicationNo' | 'applicationType' | 'version'
>;

/** The props of `UndoStep`. */
export interface UndoStepProps {
  row: UndoableApplication;
  /** Until when the step can be undone, ISO 8601. */
  until: string;
  /** The title of its card; without one it stands in the message about the step. */
  title?: string;
  /** Called after the step was undone, with the message about it. */
  onUndone: (message: string) => void;
}

/** Returns the seconds that are left until a moment, counted down. */
function useSecondsLeft(until: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), secondMs);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((Date.parse(until) - now) / secondMs));
}

/** The button that undoes the last step, with the time that is left; only a refusal stays when it is over. */
export function UndoStep({ row, until, title, onUndone }: UndoStepProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { step } = useStepMutation();
  const left = useSecondsLeft(until);
  const id = useId();
  const { applicationId, applicationType, applicationNo: number, version } = row;
  const undo = () =>
    step.mutate(
      { applicationId, applicationType, version, action: undoAction, given: {} },
      { onSuccess: () => onUndone(t('undo.done', { number })) },
    );
  if (left === 0 && step.error === null && !step.isPending) return null;
  const minutes = formatCount(Math.floor(left / 60));
  const seconds = formatCount(left % 60);
  const content = (
    <>
      {left > 0 && <p>{t('undo.text')}</p>}
      <OutcomeMessage message={step.error?.userMessage} />
      {left > 0 && (
        <div className={rowStyle}>
          <Button onClick={undo} isPending={step.isPending}>
            {t('undo')}
          </Button>
          <span className={meta}>{t('undo.left', { minutes, seconds })}</span>
        </div>
      )}
    </>
  );
  if (title === undefined) return content;
  return (
    <section className={`${card} ${styles.sideCard}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {content}
    </section>
  );
}
