import { ButtonLink } from '@temple-land/ui';
import { LogOut } from 'lucide';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { ErrorContent } from './ErrorContent.tsx';

/** The page shown after a session was ended by another login or by an administrator. */
export function SessionEndedPage() {
  const { t } = useTranslation(['info', 'common', 'specification']);
  return (
    <ErrorContent
      icon={LogOut}
      title={t('sessionEnded.title')}
      text={t('sessionEnded.text')}
      action={
        <ButtonLink kind="primary" href={href('/login')}>
          {t('specification:header.login')}
        </ButtonLink>
      }
    />
  );
}
