import { ExternalLinkDialog as LinkDialog } from '@temple-land/ui';
import { useEffect } from 'react';
import { useText } from '../i18n/useText.ts';

declare global {
  interface Window {
    /** The link to another website that boot.js has kept; absent once the question can be asked. */
    leaving?: { link?: HTMLAnchorElement; end: () => void };
  }
}

function askForEarlyLink(): void {
  const { link, end } = window.leaving ?? {};
  delete window.leaving;
  end?.();
  link?.click();
}

/** Asks before another website opens in a new tab (spec 8). */
export function ExternalLinkDialog() {
  const { m, t } = useText();
  // Runs after the effect of the dialog, which then hears the press.
  useEffect(askForEarlyLink, []);
  return (
    <LinkDialog
      title={m('external.title')}
      closeLabel={t('shell.close')}
      cancelLabel={m('external.cancel')}
      okLabel={m('external.ok')}
    />
  );
}
