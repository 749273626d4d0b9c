import { Alert, Button } from '@temple-land/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { row, stack } from '../page/surface.css.ts';

/** The props of `DiscardQuestion`. */
export interface DiscardQuestionProps {
  /** Goes back to what was typed. */
  onKeep: () => void;
  onDiscard: () => void;
}

/**
 * Asks inside a dialog before words that were typed and not sent are discarded. It is no dialog itself:
 * a browser closes two that were opened without a click by one Escape.
 */
export function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  const { t } = useTranslation(['common', 'specification']);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    keep.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <Alert tone="warning" role="alert" title={t('common:discard.title')}>
      <div className={stack}>
        <p>{t('common:discard.text')}</p>
        <div className={row}>
          <Button ref={keep} kind="primary" onClick={onKeep}>
            {t('common:discard.keep')}
          </Button>
          <Button kind="danger" onClick={onDiscard}>
            {t('common:discard.discard')}
          </Button>
        </div>
      </div>
    </Alert>
  );
}
