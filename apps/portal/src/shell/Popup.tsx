import { refocusAfterDialogMs } from '@temple-land/portal-core';
import { Button, Dialog } from '@temple-land/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { helpOf, isErrorText, useSaid } from '../i18n/useSaid.ts';
import { stack } from '../blocks/surface.css.ts';
import { closePopup, popupAtom } from '../state/dialogs.ts';

/** The popup of spec 8: one text, what to do next where that is known, and Ok; a field in error has the focus afterwards. */
export function Popup() {
  const text = useTranslation(['common', 'specification']);
  const { t } = text;
  const wordsOf = useSaid();
  const said = useAtomValue(popupAtom);
  const words = said ? wordsOf(said) : '';
  const help = said && helpOf(said, text);
  const isUnavailable = said?.help === 'help.unavailable';
  const isError = said !== undefined && isErrorText(said);
  return (
    <Dialog
      isOpen={said !== undefined}
      onClose={closePopup}
      role="alertdialog"
      title={isError ? t('specification:help.unavailable.title') : words}
      closeLabel={t('common:shell.close')}
      returnFocusTo='[aria-invalid="true"]'
      returnFocusAfterMs={refocusAfterDialogMs}
      footer={
        <Button kind="primary" onClick={closePopup}>
          {t('specification:external.ok')}
        </Button>
      }
    >
      {help && (
        <div className={stack}>
          {isError && <p>{words}</p>}
          <p>{help}</p>
          {isUnavailable && <p>{t('specification:help.kept')}</p>}
        </div>
      )}
    </Dialog>
  );
}
