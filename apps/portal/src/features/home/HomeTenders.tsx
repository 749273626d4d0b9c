import { tenderDate } from '@temple-land/portal-core';
import { Link, StatusPatch } from '@temple-land/ui';
import { Bones } from '../../blocks/Bones.tsx';
import { PortalLink } from '../../blocks/PortalLink.tsx';
import { TryAgain } from '../../blocks/TryAgain.tsx';
import { askedAt } from '../../blocks/useAsked.ts';
import { inLanguage } from '../../i18n/inLanguage.ts';
import { useText, type Text } from '../../i18n/useText.ts';
import * as styles from './HomeNews.css.ts';
import { lead, small } from './shared.css.ts';
import { useOpenTenders, type OpenTender } from './useHomeData.ts';

const soonDays = 7;

function patchOf({ daysLeft }: OpenTender, { m, t }: Text) {
  if (daysLeft > soonDays) return <StatusPatch tone="success">{m('tender.open')}</StatusPatch>;
  const words =
    daysLeft <= 1 ? t('home.tenders.closesToday') : t('home.tenders.closesIn', { n: daysLeft });
  return <StatusPatch tone="warning">{words}</StatusPatch>;
}

/** The open tenders, the first to close first. */
export function HomeTenders() {
  const text = useText();
  const { t, language } = text;
  const { tenders, said, isPending, refetch } = useOpenTenders();
  return (
    <section aria-labelledby="tenders" aria-busy={isPending}>
      <div className={styles.newsHead}>
        <h2 id="tenders">{t('home.tenders.title')}</h2>
        <PortalLink to="/website/tender" isAlone>
          {t('home.tenders.all')}
        </PortalLink>
      </div>
      {isPending && <Bones count={3} look="rows" />}
      {said && (
        <div className={styles.newsSaid}>
          <TryAgain said={said} onAgain={refetch} />
        </div>
      )}
      {!isPending && !said && tenders.length === 0 && (
        <p className={lead}>{t('home.tenders.empty')}</p>
      )}
      <ul className={styles.newsList}>
        {tenders.map((tender) => (
          <li key={tender.tenderAdvertisementId} className={styles.newsItem}>
            <div className={styles.meta}>
              {patchOf(tender, text)}
              <span className={small}>{t('home.tenders.letter', { number: tender.letterNo })}</span>
            </div>
            <h3 className={styles.newsTitle}>
              <Link
                href={askedAt('/website/tender', tender.title)}
                isAlone
                {...inLanguage(tender.title, language)}
              >
                {tender.title}
              </Link>
            </h3>
            <p className={small}>
              {t('home.tenders.dates', {
                start: tenderDate(tender.startDate),
                close: tenderDate(tender.closeDate),
              })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
