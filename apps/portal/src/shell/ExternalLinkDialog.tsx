import { Button, Dialog } from '@temple-land/ui';
import { useExternalLinkWarning } from '../effects/useExternalLinkWarning.ts';
import { useText } from '../i18n/useText.ts';

/** Asks before another website opens in a new tab (spec 8); names its host. */
export function ExternalLinkDialog() {
  const { m, t } = useText();
  const { address, accept, cancel } = useExternalLinkWarning();
  return (
    <Dialog
      isOpen={address !== undefined}
      onClose={cancel}
      role="alertdialog"
      title={m('external.title')}
      description={address && new URL(address).host}
      closeLabel={t('shell.close')}
      footer={
        <>
          <Button onClick={cancel} data-initial-focus>
            {m('external.cancel')}
          </Button>
          <Button kind="primary" onClick={accept}>
            {m('external.ok')}
          </Button>
        </>
      }
    />
  );
}
