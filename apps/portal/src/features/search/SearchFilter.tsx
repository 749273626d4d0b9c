import { formatCount } from '../../i18n/format.ts';
import { Link } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import * as styles from './SearchPage.css.ts';
import { searchKinds, type SearchKind } from './searchKinds.ts';

/** The props of `SearchFilter`. */
export interface SearchFilterProps {
  searched: string;
  /** The shown kind; undefined for all. */
  kind: SearchKind | undefined;
  /** The number of results of each kind. */
  counts: Readonly<Record<SearchKind, number>>;
}

/** Links to the results of each kind that has some, with their number. */
export function SearchFilter({ searched, kind, counts }: SearchFilterProps) {
  const { t } = useTranslation(['search', 'common', 'specification']);
  const kinds = searchKinds.filter((each) => counts[each] > 0 || each === kind);
  if (kinds.length < 2 && kind === undefined) return null;
  const total = searchKinds.reduce((sum, each) => sum + counts[each], 0);
  const link = (each: SearchKind | undefined, label: string, count: number) => (
    <li key={label}>
      <Link
        href={`?${new URLSearchParams({ q: searched, ...(each ? { kind: each } : {}) })}`}
        className={styles.kind}
        aria-current={each === kind ? 'true' : undefined}
      >
        {label} <span className={styles.count}>{formatCount(count)}</span>
      </Link>
    </li>
  );
  return (
    <nav aria-label={t('filter')}>
      <ul className={styles.kinds}>
        {link(undefined, t('all'), total)}
        {kinds.map((each) => link(each, t(each), counts[each]))}
      </ul>
    </nav>
  );
}
