import { ButtonLink } from '@temple-land/ui';
import { WifiOff } from 'lucide';
import { useTranslation } from 'react-i18next';
import { ErrorContent } from './ErrorContent.tsx';

/** The page shown when a page cannot be loaded without the internet. */
export function OfflinePage() {
  const { t } = useTranslation(['info', 'common', 'specification']);
  // The empty address is the requested page.
  return (
    <ErrorContent
      icon={WifiOff}
      title={t('offline.title')}
      text={t('offline.text')}
      action={
        <ButtonLink kind="primary" href="">
          {t('offline.retry')}
        </ButtonLink>
      }
    />
  );
}
