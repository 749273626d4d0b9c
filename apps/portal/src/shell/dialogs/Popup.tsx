import { refocusAfterDialogMs } from '@temple-land/portal-core';
import { Button, Dialog, Stack } from '@temple-land/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { getHelpText, isTechnicalMessage, useMessageText } from '../../i18n/useMessageText.ts';
import { closePopup, popupAtom } from '../../state/dialogs.ts';

/** The popup of spec 8: a message, a hint what to do next, and Ok. Afterwards the first invalid field has the focus. */
export function Popup() {
  const text = useTranslation(['common', 'specification']);
  const { t } = text;
  const toText = useMessageText();
  const message = useAtomValue(popupAtom);
  const messageText = message ? toText(message) : '';
  const help = message && getHelpText(message, text);
  const isUnavailable = message?.help === 'help.unavailable';
  const isError = message !== undefined && isTechnicalMessage(message);
  return (
    <Dialog
      isOpen={message !== undefined}
      onOpenChange={closePopup}
      role="alertdialog"
      title={isError ? t('specification:help.unavailable.title') : messageText}
      returnFocusTo='[aria-invalid="true"]'
      returnFocusAfterMs={refocusAfterDialogMs}
      footer={
        <Button kind="primary" onClick={closePopup}>
          {t('specification:external.ok')}
        </Button>
      }
    >
      {help && (
        <Stack>
          {isError && <p>{messageText}</p>}
          <p>{help}</p>
          {isUnavailable && <p>{t('specification:help.kept')}</p>}
        </Stack>
      )}
    </Dialog>
  );
}
