import { refocusAfterDialogMs } from '@temple-land/portal-core';
import { Button, Dialog } from '@temple-land/ui';
import { useAtomValue } from 'jotai';
import { useSaid } from '../i18n/useSaid.ts';
import { useText } from '../i18n/useText.ts';
import { closePopup, popupAtom } from '../state/dialogs.ts';

/** The popup of spec 8: one text and Ok; a field in error has the focus afterwards. */
export function Popup() {
  const { m, t } = useText();
  const wordsOf = useSaid();
  const said = useAtomValue(popupAtom);
  return (
    <Dialog
      isOpen={said !== undefined}
      onClose={closePopup}
      role="alertdialog"
      title={said ? wordsOf(said) : ''}
      closeLabel={t('shell.close')}
      returnFocusTo='[aria-invalid="true"]'
      returnFocusAfterMs={refocusAfterDialogMs}
      footer={
        <Button kind="primary" onClick={closePopup}>
          {m('external.ok')}
        </Button>
      }
    />
  );
}
