import { ExternalLinkDialog as LinkDialog } from '@temple-land/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

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
  const { t } = useTranslation(['common', 'specification']);
  // Runs after the effect of the dialog, which then hears the press.
  useEffect(askForEarlyLink, []);
  return (
    <LinkDialog
      title={t('specification:external.title')}
      closeLabel={t('common:shell.close')}
      cancelLabel={t('specification:external.cancel')}
      okLabel={t('specification:external.ok')}
    />
  );
}
