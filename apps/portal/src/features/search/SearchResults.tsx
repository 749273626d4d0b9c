import { formatCount, formatNoticeDate, formatDate } from '../../i18n/format.ts';
import { Link } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { tenderStateLabels } from '../../common/text/tenderStateLabels.ts';
import { langAttribute } from '../../i18n/langAttribute.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { HighlightedText } from './HighlightedText.tsx';
import * as styles from './SearchPage.css.ts';
import { searchKinds, type SearchKind } from './searchKinds.ts';
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

/** The props of `SearchResults`. */
export interface SearchResultsProps {
  found: ReturnType<typeof useSiteSearch>;
  /** The shown kind; undefined for all. */
  kind: SearchKind | undefined;
}

/** Returns the plots as results that lead to the filled plot check. */
function usePlotResults(plots: SearchResultsProps['found']['plots']): Result[] {
  const { t } = useTranslation(['search', 'common', 'specification']);
  return plots.map((plot) => {
    const place = { district: plot.districtId, tahasil: plot.tahasilId, mouza: plot.mouzaId };
    const query = Object.entries({ ...place, plot: plot.plotNo }).map(([name, value]) => [
      name,
      String(value),
    ]);
    return {
      title: t('plot', { number: plot.plotNo, mouza: plot.mouza_name }),
      href: `${href('/website/plot-check')}?${new URLSearchParams(query)}`,
      meta: `${plot.tehsil_name}, ${plot.district_name}`,
      excerpt: t('plot.text'),
    };
  });
}

/** The results of a search, grouped by kind, with links to their pages. */
export function SearchResults({ found, kind }: SearchResultsProps) {
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
  const plots = usePlotResults(found.plots);
  const results = { tenders, notices, questions, plots, pages: found.pages };
  return (
    <>
      {searchKinds
        .filter((each) => kind === undefined || each === kind)
        .map((each) => (
          <Group key={each} id={each} title={t(each)} results={results[each]} words={words} />
        ))}
    </>
  );
}
