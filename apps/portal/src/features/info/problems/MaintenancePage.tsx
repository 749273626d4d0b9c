import { ButtonLink } from '@temple-land/ui';
import { Construction } from 'lucide';
import { useTranslation } from 'react-i18next';
import { BareHeader } from './BareHeader.tsx';
import { ErrorContent } from './ErrorContent.tsx';

/**
 * The page that the service sends in place of every page during maintenance, without scripts. The service replaces the
 * time and shows its sentence if the operator gave one.
 */
export function MaintenancePage() {
  const { t } = useTranslation(['info', 'common', 'office', 'specification']);
  return (
    <>
      <BareHeader />
      <ErrorContent
        icon={Construction}
        title={t('maintenance.title')}
        text={t('maintenance.text')}
        hasHomeLink={false}
        action={
          <ButtonLink kind="primary" href="">
            {t('offline.retry')}
          </ButtonLink>
        }
      >
        <p hidden data-until="true">
          {t('maintenance.until', { time: '%UNTIL%' })}
        </p>
      </ErrorContent>
    </>
  );
}
