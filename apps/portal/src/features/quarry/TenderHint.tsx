import * as styles from '../../blocks/formPage.css.ts';
import { PortalLink } from '../../blocks/PortalLink.tsx';
import { useText } from '../../i18n/useText.ts';

/** Says where the terms of a source stand. */
export function TenderHint() {
  const { m, t } = useText();
  return (
    <aside className={styles.asideCard} aria-label={t('quarry.about')}>
      <h2 className={styles.asideTitle}>{t('quarry.tenders')}</h2>
      <p className={styles.lead}>{t('quarry.tenders.text')}</p>
      <PortalLink to="/website/tender">{m('tender.page')}</PortalLink>
    </aside>
  );
}
