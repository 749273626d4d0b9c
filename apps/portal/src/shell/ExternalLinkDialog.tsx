import { ExternalLinkDialog as LinkDialog } from '@temple-land/ui';
import { useText } from '../i18n/useText.ts';

/** Asks before another website opens in a new tab (spec 8). */
export function ExternalLinkDialog() {
  const { m, t } = useText();
  return (
    <LinkDialog
      title={m('external.title')}
      closeLabel={t('shell.close')}
      cancelLabel={m('external.cancel')}
      okLabel={m('external.ok')}
    />
  );
}
