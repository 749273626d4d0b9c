import { ExternalLinkDialog as LinkDialog } from '@temple-land/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { allowExternalLinks } from '../../state/boot.ts';

/** Asks before another website opens in a new tab (spec 8). */
export function ExternalLinkDialog() {
  const { t } = useTranslation(['common', 'specification']);
  // Runs after the effect of the dialog, which handles the click.
  useEffect(() => allowExternalLinks()?.click(), []);
  return (
    <LinkDialog
      title={t('specification:external.title')}
      cancelLabel={t('specification:external.cancel')}
      okLabel={t('specification:external.ok')}
    />
  );
}
