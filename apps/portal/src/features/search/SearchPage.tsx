import { Button, TextField, Icon } from '@temple-land/ui';
import { Search } from 'lucide';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmptyMessage } from '../../common/feedback/EmptyMessage.tsx';
import { PublicPage } from '../../common/page/PublicPage.tsx';
import { Retry } from '../../common/feedback/Retry.tsx';
import * as styles from './SearchPage.css.ts';
import { SearchFilter } from './SearchFilter.tsx';
import { parseSearchKind, searchKinds, type SearchKind } from './searchKinds.ts';
import { SearchResults } from './SearchResults.tsx';
import { useSiteSearch } from './useSiteSearch.ts';

const maxLength = 100;

function SiteSearchForm({ searched, onAsk }: { searched: string; onAsk: (query: string) => void }) {
  const { t } = useTranslation(['search', 'common', 'specification']);
  const [typed, setTyped] = useState(searched);
  const [shown, setShown] = useState(searched);
  if (shown !== searched) {
    setShown(searched);
    setTyped(searched);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAsk(typed.trim());
  };
  return (
    <form method="post" role="search" aria-label={t('form')} noValidate onSubmit={submit}>
      <div className={styles.form}>
        <TextField
          type="search"
          label={t('label')}
          maxLength={maxLength}
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" kind="primary" icon={<Icon of={Search} />}>
          {t('specification:track.search')}
        </Button>
      </div>
    </form>
  );
}

function Found({ searched, kind }: { searched: string; kind: SearchKind | undefined }) {
  const { t } = useTranslation(['search', 'common', 'specification']);
  const found = useSiteSearch(searched);
  const { counts, isAsked, isPending, message } = found;
  const shown: readonly SearchKind[] = kind === undefined ? searchKinds : [kind];
  const total = shown.reduce((sum, each) => sum + counts[each], 0);
  const key = isPending ? 'busy' : 'found';
  const isEmpty = isAsked && !isPending && message === undefined && total === 0;
  return (
    <div className={styles.body} aria-busy={isPending}>
      <p className={styles.status} role="status">
        {isAsked && t(key, { count: total, words: searched })}
      </p>
      <Retry message={message} onRetry={found.refetch} />
      {isEmpty && <EmptyMessage title={t('none')}>{t('none.text')}</EmptyMessage>}
      <SearchFilter searched={searched} kind={kind} counts={counts} />
      <SearchResults found={found} kind={kind} />
    </div>
  );
}

/** The search page of the site; the address contains the search text and the kind of results. */
export function SearchPage() {
  const { t } = useTranslation(['search', 'common', 'specification']);
  const [parameters, setParameters] = useSearchParams();
  const searched = (parameters.get('q') ?? '').slice(0, maxLength);
  return (
    <PublicPage title={t('common:title.search')} lead={t('lead')}>
      <div className={styles.body}>
        <SiteSearchForm
          searched={searched}
          onAsk={(query) => setParameters(query === '' ? {} : { q: query })}
        />
        <Found searched={searched} kind={parseSearchKind(parameters.get('kind'))} />
      </div>
    </PublicPage>
  );
}
