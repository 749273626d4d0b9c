import { Alert, Button, Stack } from '@temple-land/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { row } from '../page/card.css.ts';

/** The props of `DiscardConfirmation`. */
export interface DiscardConfirmationProps {
  /** Called when the user keeps the typed text. */
  onKeep: () => void;
  onDiscard: () => void;
}

/**
 * Confirms inside a dialog that unsent text is discarded. It is not a dialog itself, because one Escape closes two
 * dialogs that were opened without a click.
 */
export function DiscardConfirmation({ onKeep, onDiscard }: DiscardConfirmationProps) {
  const { t } = useTranslation(['common', 'specification']);
  const keepButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const previousFocus = document.activeElement;
    keepButton.current?.focus();
    return () => {
      if (previousFocus instanceof HTMLElement && previousFocus.isConnected) previousFocus.focus();
    };
  }, []);
  return (
    <Alert tone="warning" role="alert" title={t('common:discard.title')}>
      <Stack>
        <p>{t('common:discard.text')}</p>
        <div className={row}>
          <Button ref={keepButton} kind="primary" onClick={onKeep}>
            {t('common:discard.keep')}
          </Button>
          <Button kind="danger" onClick={onDiscard}>
            {t('common:discard.discard')}
          </Button>
        </div>
      </Stack>
    </Alert>
  );
}
