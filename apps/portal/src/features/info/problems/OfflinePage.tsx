import { ButtonLink } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { Problem } from './Problem.tsx';

/** What is shown instead of a page that cannot be fetched without the internet. */
export function OfflinePage() {
  const { t } = useTranslation(['info', 'common', 'specification']);
  // The empty address is the page that was asked for.
  return (
    <Problem
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
