import { ButtonLink } from '@temple-land/ui';
import { useText } from '../../i18n/useText.ts';
import { Problem } from './Problem.tsx';

/** Where a user stands whose session was ended elsewhere: by another login, or by an administrator. */
export function SessionEndedPage() {
  const { m, t } = useText();
  return (
    <Problem
      title={t('sessionEnded.title')}
      text={t('sessionEnded.text')}
      action={
        <ButtonLink kind="primary" href="/login">
          {m('header.login')}
        </ButtonLink>
      }
    />
  );
}
