import { ExternalLinkDialog as LinkDialog } from '@temple-land/ui';
import { useEffect } from 'react';
import { useText } from '../i18n/useText.ts';
import { allowExternalLinks } from '../state/boot.ts';

/** Asks before another website opens in a new tab (spec 8). */
export function ExternalLinkDialog() {
  const { m, t } = useText();
  // Runs after the effect of the dialog, which then handles the click.
  useEffect(() => allowExternalLinks()?.click(), []);
  return (
    <LinkDialog
      title={m('external.title')}
      closeLabel={t('shell.close')}
      cancelLabel={m('external.cancel')}
      okLabel={m('external.ok')}
    />
  );
}
