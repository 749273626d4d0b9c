import { tenderDate, type UserType } from '@temple-land/portal-core';
import { Alert, Button } from '@temple-land/ui';
import { useEffect, useRef, useState } from 'react';
import { OutcomeMessage } from '../../blocks/OutcomeMessage.tsx';
import { PortalLink } from '../../blocks/PortalLink.tsx';
import { card, meta, row } from '../../blocks/surface.css.ts';
import type { PageKey } from '../../i18n/pageKey.ts';
import { useText } from '../../i18n/useText.ts';
import { announce } from '../../state/announcement.ts';
import * as styles from './EditProfilePage.css.ts';
import { useConsent } from './useConsent.ts';
import { WithdrawConsent } from './WithdrawConsent.tsx';

type Consents = ReturnType<typeof useConsent>['consents'];

function ConsentList({ consents }: { consents: Consents }) {
  const { t } = useText();
  return (
    <ul className={styles.consents}>
      {consents.map(({ purpose, noticeVersion, givenOn, withdrawnOn }) => (
        <li key={`${purpose} ${givenOn}`}>
          <p>{purpose === 'service' ? t('account.consent.service') : purpose}</p>
          <p className={meta}>
            {t('account.consent.given', { date: tenderDate(givenOn), version: noticeVersion })}{' '}
            {withdrawnOn !== null &&
              t('account.consent.withdrawn', { date: tenderDate(withdrawnOn) })}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What the signed-in user agreed to and since when; a citizen can withdraw it and give it again. */
export function ConsentCard({ userType }: { userType: UserType }) {
  const { t } = useText();
  const consent = useConsent();
  const { consents, isGiven, isPending, isUnderWay, said, hasFailed, refetch } = consent;
  const [done, setDone] = useState<PageKey>();
  const heading = useRef<HTMLHeadingElement>(null);
  const run = async (action: () => Promise<boolean>, words: PageKey) => {
    setDone(undefined);
    if (!(await action())) return;
    setDone(words);
    announce(t(words));
  };
  // The button that was pressed goes away with the state that it changed, and with it the focus.
  useEffect(() => {
    if (done !== undefined) heading.current?.focus();
  }, [done]);
  return (
    <section className={card} aria-labelledby="profile-consent" aria-busy={isPending}>
      <h2 id="profile-consent" ref={heading} tabIndex={-1} className={styles.cardTitle}>
        {t('account.consent.title')}
      </h2>
      <div className={styles.inner}>
        <OutcomeMessage said={said} />
        {hasFailed && (
          <div className={row}>
            <Button onClick={() => void refetch()}>{t('application.retry')}</Button>
          </div>
        )}
        {done !== undefined && (
          <Alert tone="success" role="none">
            <p>{t(done)}</p>
          </Alert>
        )}
        {!isPending && !hasFailed && consents.length === 0 && <p>{t('account.consent.none')}</p>}
        {consents.length > 0 && <ConsentList consents={consents} />}
        <p>
          <PortalLink to="/privacy-policy" isAlone>
            {t('footer.privacy')}
          </PortalLink>
        </p>
        {userType === 'CI' && !isPending && !hasFailed && (
          <div className={row}>
            {isGiven ? (
              <WithdrawConsent
                isUnderWay={isUnderWay}
                onWithdraw={() => run(consent.withdraw, 'account.consent.withdraw.done')}
              />
            ) : (
              <Button
                kind="primary"
                isPending={isUnderWay}
                onClick={() => void run(consent.give, 'account.consent.give.done')}
              >
                {t('account.consent.give')}
              </Button>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
