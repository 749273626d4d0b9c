import { ButtonLink } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { Problem } from './Problem.tsx';

/** Where a user stands whose session was ended elsewhere: by another login, or by an administrator. */
export function SessionEndedPage() {
  const { t } = useTranslation(['info', 'common', 'specification']);
  return (
    <Problem
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
