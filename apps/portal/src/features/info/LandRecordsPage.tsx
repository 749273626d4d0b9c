import { ButtonLink } from '@temple-land/ui';
import { useEffect } from 'react';
import { ExternalLink as ExternalLinkIcon } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useConfiguration } from '../../api/configuration/useConfiguration.ts';
import { redirectToWebsite } from '../../effects/redirectToWebsite.ts';
import { ErrorContent } from './problems/ErrorContent.tsx';

/** Redirects to the configured land records website; shows a message without one (spec 2.1). */
export function LandRecordsPage() {
  const { t } = useTranslation(['info', 'common', 'specification']);
  const configured = useConfiguration();
  const address = configured?.landRecordsUrl ?? '';
  useEffect(() => {
    if (address !== '') redirectToWebsite(address);
  }, [address]);
  const isMissing = configured !== undefined && address === '';
  return (
    <ErrorContent
      icon={ExternalLinkIcon}
      title={t('common:title.landRecords')}
      text={isMissing ? t('landRecords.missing') : t('specification:external.title')}
      action={
        address === '' ? undefined : <ButtonLink href={address}>{t('landRecords.go')}</ButtonLink>
      }
    />
  );
}
