import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, ButtonLink, Card, Stack } from '@temple-land/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { meta, row } from '../../../common/page/card.css.ts';
import { PublicPage } from '../../../common/page/PublicPage.tsx';
import { partTitle } from './EditProfilePage.css.ts';

/** How the confirmation ended; the pressed button is removed, so the heading gets the focus. */
function Ending({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Alert tone={isDone ? 'success' : 'warning'} role="none">
      <h2 ref={heading} tabIndex={-1} className={partTitle}>
        {t(isDone ? 'email.confirm.done' : 'email.confirm.gone')}
      </h2>
      <p>{t(isDone ? 'email.confirm.done.text' : 'email.confirm.gone.text')}</p>
    </Alert>
  );
}

/**
 * The page that the link in an e-mail opens: a press confirms the new address of an account, without a login, because
 * programs that look through mail open links too. The token is in the fragment of the address.
 */
export function ConfirmEmailPage() {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useServiceMutation('emailConfirm', {
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['getDetails'] }),
  });
  const isGone = error?.effects.includes('empty') === true;
  const isOpen = !isSuccess && !isGone;
  return (
    <PublicPage
      title={t('common:title.confirmEmail')}
      lead={isOpen ? t('email.confirm.lead') : undefined}
    >
      <Card>
        <Stack>
          {!isOpen && <Ending isDone={isSuccess} />}
          {isOpen && <OutcomeMessage message={error?.userMessage} />}
          <div className={row}>
            {isOpen ? (
              <Button
                kind="primary"
                isPending={isPending}
                onClick={() => mutate({ token: window.location.hash.slice(1) })}
              >
                {t('email.confirm.button')}
              </Button>
            ) : (
              <ButtonLink kind="primary" href={href('/login')}>
                {t('specification:header.login')}
              </ButtonLink>
            )}
          </div>
          {isOpen && <p className={meta}>{t('email.confirm.not')}</p>}
        </Stack>
      </Card>
    </PublicPage>
  );
}
