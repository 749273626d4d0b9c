import { type UserType } from '@temple-land/portal-core';
import { formatDate } from '../../../i18n/format.ts';
import { Alert, Button, Link, Stack } from '@temple-land/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { card, meta, row } from '../../../common/page/card.css.ts';
import * as styles from './EditProfilePage.css.ts';
import { useConsent, type Consent } from './useConsent.ts';
import { WithdrawConsent } from './WithdrawConsent.tsx';

function ConsentList({ consents }: Pick<Consent, 'consents'>) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  return (
    <Stack elementType="ul">
      {consents.map(({ purpose, noticeVersion, givenOn, withdrawnOn }) => (
        <li key={`${purpose} ${givenOn}`}>
          <p>{purpose === 'service' ? t('consent.service') : purpose}</p>
          <p className={meta}>
            {t('consent.given', { date: formatDate(givenOn), version: noticeVersion })}{' '}
            {withdrawnOn !== null && t('consent.withdrawn', { date: formatDate(withdrawnOn) })}
          </p>
        </li>
      ))}
    </Stack>
  );
}

/** The consents of the user with their dates; a citizen can withdraw and renew them. */
export function ConsentCard({ userType }: { userType: UserType }) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const consent = useConsent();
  const { consents, isGiven, isPending, withdrawal, renewal, message, hasFailed, refetch } =
    consent;
  const isDone = withdrawal.isDone || renewal.isDone;
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is removed with the changed state, so the heading gets the focus.
  useEffect(() => {
    if (isDone) heading.current?.focus();
  }, [isDone]);
  return (
    <section className={card} aria-labelledby="profile-consent" aria-busy={isPending}>
      <h2 id="profile-consent" ref={heading} tabIndex={-1} className={styles.cardTitle}>
        {t('consent.title')}
      </h2>
      <Stack>
        <OutcomeMessage message={message} part={t('consent.title')} />
        {hasFailed && (
          <div className={row}>
            <Button onClick={() => void refetch()}>{t('common:application.retry')}</Button>
          </div>
        )}
        {isDone && (
          <Alert tone="success" role="none">
            <p>{t(withdrawal.isDone ? 'consent.withdraw.done' : 'consent.give.done')}</p>
          </Alert>
        )}
        {!isPending && !hasFailed && consents.length === 0 && <p>{t('consent.none')}</p>}
        {consents.length > 0 && <ConsentList consents={consents} />}
        <p>
          <Link href={href('/privacy-policy')} isAlone>
            {t('common:footer.privacy')}
          </Link>
        </p>
        {userType === 'CI' && !isPending && !hasFailed && (
          <div className={row}>
            {isGiven ? (
              <WithdrawConsent withdrawal={withdrawal} />
            ) : (
              <Button kind="primary" isPending={renewal.isPending} onClick={renewal.start}>
                {t('consent.give')}
              </Button>
            )}
          </div>
        )}
      </Stack>
    </section>
  );
}
