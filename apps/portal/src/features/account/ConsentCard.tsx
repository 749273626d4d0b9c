import { tenderDate } from '@temple-land/portal-core';
import { useServiceQuery } from '../../api/useCall.ts';
import { OutcomeMessage } from '../../blocks/OutcomeMessage.tsx';
import { PortalLink } from '../../blocks/PortalLink.tsx';
import { card, meta } from '../../blocks/surface.css.ts';
import { useText } from '../../i18n/useText.ts';
import * as styles from './EditProfilePage.css.ts';

/** What the signed-in user agreed to, in which version, and since when. */
export function ConsentCard() {
  const { t } = useText();
  const { answer, isPending, said } = useServiceQuery('consentList', {}, { isQuiet: true });
  const consents = answer && 'result' in answer ? answer.result : [];
  return (
    <section className={card} aria-labelledby="profile-consent" aria-busy={isPending}>
      <h2 id="profile-consent" className={styles.cardTitle}>
        {t('account.consent.title')}
      </h2>
      <div className={styles.inner}>
        <OutcomeMessage said={said} />
        {!isPending && !said && consents.length === 0 && <p>{t('account.consent.none')}</p>}
        {consents.length > 0 && (
          <ul className={styles.consents}>
            {consents.map(({ purpose, noticeVersion, givenOn, withdrawnOn }) => (
              <li key={`${purpose} ${givenOn}`}>
                <p>{purpose === 'service' ? t('account.consent.service') : purpose}</p>
                <p className={meta}>
                  {t('account.consent.given', {
                    date: tenderDate(givenOn),
                    version: noticeVersion,
                  })}{' '}
                  {withdrawnOn !== null &&
                    t('account.consent.withdrawn', { date: tenderDate(withdrawnOn) })}
                </p>
              </li>
            ))}
          </ul>
        )}
        <p>
          <PortalLink to="/privacy-policy">{t('footer.privacy')}</PortalLink>
        </p>
      </div>
    </section>
  );
}
