import { getLandingPath } from '@temple-land/portal-core';
import { ButtonLink } from '@temple-land/ui';
import { LockKeyhole } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../state/useSession.ts';
import { ErrorContent } from './ErrorContent.tsx';

/** The page shown to an officer whose role does not include the requested page. */
export function NoAccessPage() {
  const { t } = useTranslation(['info', 'common', 'specification']);
  const session = useSession();
  return (
    <ErrorContent
      icon={LockKeyhole}
      title={t('noAccess.title')}
      text={t('noAccess.text')}
      action={
        session && (
          <ButtonLink kind="primary" href={getLandingPath(session)}>
            {t('common:shell.back')}
          </ButtonLink>
        )
      }
    />
  );
}
