import { formatDate } from '../../i18n/format.ts';
import { Link, StatusPatch } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { Skeleton } from '../../common/feedback/Skeleton.tsx';
import { Retry } from '../../common/feedback/Retry.tsx';
import { langAttribute } from '../../i18n/langAttribute.ts';
import type { Translation } from '../../i18n/textKey.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import * as styles from './HomeNews.css.ts';
import { lead, small } from './shared.css.ts';
import { useOpenTenders, type OpenTender } from './useHomeData.ts';

const soonDays = 7;

function getPatch({ daysLeft }: OpenTender, { t }: Translation<'home'>) {
  if (daysLeft > soonDays)
    return <StatusPatch tone="success">{t('specification:tender.open')}</StatusPatch>;
  const closing = daysLeft <= 1 ? t('tenders.closesToday') : t('tenders.closesIn', { n: daysLeft });
  return <StatusPatch tone="warning">{closing}</StatusPatch>;
}

/** The open tenders, sorted by closing time. */
export function HomeTenders() {
  const text = useTranslation(['home', 'common', 'specification']);
  const { t } = text;
  const language = useLanguage();
  const { tenders, message, isPending, refetch } = useOpenTenders();
  return (
    <section aria-labelledby="tenders" aria-busy={isPending}>
      <div className={styles.newsHead}>
        <h2 id="tenders">{t('tenders.title')}</h2>
        <Link href={href('/website/tender')} isAlone>
          {t('tenders.all')}
        </Link>
      </div>
      {isPending && <Skeleton count={3} variant="rows" />}
      {message && (
        <div className={styles.newsMessage}>
          <Retry message={message} onRetry={refetch} />
        </div>
      )}
      {!isPending && !message && tenders.length === 0 && (
        <p className={lead}>{t('tenders.empty')}</p>
      )}
      <ul className={styles.newsList}>
        {tenders.map((tender) => (
          <li key={tender.tenderAdvertisementId} className={styles.newsItem}>
            <div className={styles.meta}>
              {getPatch(tender, text)}
              <span className={small}>
                {t('common:home.tenders.letter', { number: tender.letterNo })}
              </span>
            </div>
            <h3 className={styles.newsTitle}>
              <Link
                href={href('/website/tender/:tenderId', {
                  tenderId: String(tender.tenderAdvertisementId),
                })}
                isAlone
                {...langAttribute(tender.title, language)}
              >
                {tender.title}
              </Link>
            </h3>
            <p className={small}>
              {t('tenders.dates', {
                start: formatDate(tender.startDate),
                close: formatDate(tender.closeDate),
              })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
