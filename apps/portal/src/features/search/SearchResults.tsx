import { formatCount, formatNoticeDate, formatDate } from '@temple-land/portal-core';
import { Link } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { tenderStateLabels } from '../../common/text/tenderStateLabels.ts';
import { langAttribute } from '../../i18n/langAttribute.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { HighlightedText } from './HighlightedText.tsx';
import * as styles from './SearchPage.css.ts';
import type { useSiteSearch } from './useSiteSearch.ts';

interface Result {
  title: string;
  href: string;
  meta?: string;
  excerpt?: string;
}

interface GroupProps {
  id: string;
  title: string;
  results: readonly Result[];
  words: readonly string[];
}

function Group({ id, title, results, words }: GroupProps) {
  const language = useLanguage();
  if (results.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title} <span className={styles.count}>{formatCount(results.length)}</span>
      </h2>
      <ul className={styles.list}>
        {results.map(({ title: name, href, meta, excerpt }, index) => (
          <li key={`${href} ${index}`} className={styles.result}>
            <h3 className={styles.title}>
              <Link href={href} isAlone {...langAttribute(name, language)}>
                <HighlightedText text={name} words={words} />
              </Link>
            </h3>
            {meta !== undefined && <p className={styles.meta}>{meta}</p>}
            {excerpt !== undefined && (
              <p className={styles.excerpt} {...langAttribute(excerpt, language)}>
                <HighlightedText text={excerpt} words={words} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The results of a search, grouped by kind, with links to their pages. */
export function SearchResults({ found }: { found: ReturnType<typeof useSiteSearch> }) {
  const { t } = useTranslation(['search', 'common', 'specification']);
  const { words } = found;
  const tenders = found.tenders.map(({ title, letterNo, startDate, closeDate, ...tender }) => ({
    title,
    href: href('/website/tender/:tenderId', { tenderId: String(tender.tenderAdvertisementId) }),
    meta: [
      t(tenderStateLabels[tender.state]),
      t('common:home.tenders.letter', { number: letterNo }),
      t('tenderDates', { from: formatDate(startDate), to: formatDate(closeDate) }),
    ].join(' · '),
  }));
  const notices = found.notices.map(({ slug, title, excerpt, createdOn }) => ({
    title,
    href: href('/website/notification/:slug', { slug }),
    meta: formatNoticeDate(createdOn),
    excerpt,
  }));
  const questions = found.questions.map(({ slug, question, excerpt }) => ({
    title: question,
    href: `${href('/website/faq')}#${slug}`,
    excerpt,
  }));
  return (
    <>
      <Group id="tenders" title={t('tenders')} results={tenders} words={words} />
      <Group id="notices" title={t('notices')} results={notices} words={words} />
      <Group id="questions" title={t('questions')} results={questions} words={words} />
      <Group id="pages" title={t('pages')} results={found.pages} words={words} />
    </>
  );
}
