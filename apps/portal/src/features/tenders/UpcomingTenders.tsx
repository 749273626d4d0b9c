import { type Tender } from '@temple-land/portal-core';
import { formatDate } from '../../i18n/format.ts';
import { Link } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { meta } from '../../common/page/card.css.ts';
import { langAttribute } from '../../i18n/langAttribute.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import * as styles from './TendersPage.css.ts';
import { getTenderPath } from './useTenderPaths.ts';

/** The tenders that have not opened, below the tabs, which list them only after a search; nothing without one. */
export function UpcomingTenders({ tenders }: { tenders: readonly Tender[] }) {
  const { t } = useTranslation(['tenders', 'common', 'specification']);
  const language = useLanguage();
  if (tenders.length === 0) return null;
  return (
    <section aria-labelledby="upcoming-tenders" className={styles.upcoming}>
      <h2 id="upcoming-tenders">{t('upcoming')}</h2>
      <ul className={styles.upcomingList}>
        {tenders.map((tender) => (
          <li key={tender.tenderAdvertisementId} className={styles.upcomingTender}>
            <h3 className={styles.upcomingTitle}>
              <Link href={getTenderPath(tender)} isAlone {...langAttribute(tender.title, language)}>
                {tender.title}
              </Link>
            </h3>
            <p className={meta}>
              {t('apply.upcoming', { date: formatDate(tender.startDate) })}{' '}
              {t('common:home.tenders.letter', { number: tender.letterNo })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
