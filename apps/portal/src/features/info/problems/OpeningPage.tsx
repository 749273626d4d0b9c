import { ButtonLink } from '@temple-land/ui';
import { DoorOpen } from 'lucide';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { BareHeader } from './BareHeader.tsx';
import { ErrorContent } from './ErrorContent.tsx';

/**
 * The page that the service sends in place of the public pages until administrators open the portal, without scripts.
 * The service fills in the details of the office.
 */
export function OpeningPage() {
  const { t } = useTranslation(['info', 'common', 'office', 'specification']);
  return (
    <>
      <BareHeader />
      <ErrorContent
        icon={DoorOpen}
        title={t('opening.title')}
        text={t('opening.text')}
        hasHomeLink={false}
        action={
          <ButtonLink kind="secondary" href={href('/login')}>
            {t('opening.staff')}
          </ButtonLink>
        }
      >
        <p>{t('office:owner')}</p>
        <p>{t('office:address')}</p>
      </ErrorContent>
    </>
  );
}
