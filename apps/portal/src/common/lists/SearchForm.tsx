import { Button } from '@temple-land/ui';
import { RefreshCw } from 'lucide';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What is typed in a search, and how a field changes it. */
export interface Typed<Filter> {
  typed: Filter;
  type: (change: Partial<Filter>) => void;
}

/** The props of `SearchForm`. */
export interface SearchFormProps<Filter> {
  /** Name of the search for screen readers. */
  label: string;
  /** What the list shows now. */
  filter: Filter;
  /** What shows the whole list; refresh goes back to it. */
  everything: Filter;
  onSearch: (filter: Filter) => void;
  onRefresh: () => void;
  /** Lays out the fields and the buttons. */
  children: (fields: Typed<Filter>, buttons: ReactNode) => ReactNode;
}

/** A search above a list: its fields, Search, and Refresh, which clears them (spec 2.8). */
export function SearchForm<Filter extends object>(props: SearchFormProps<Filter>) {
  const { label, filter, everything, onSearch, onRefresh, children } = props;
  const { t } = useTranslation(['common', 'specification']);
  const [typed, setTyped] = useState(filter);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ ...typed });
  };
  const refresh = () => {
    setTyped(everything);
    onRefresh();
  };
  const buttons = (
    <>
      <Button type="submit" kind="primary">
        {t('specification:track.search')}
      </Button>
      <Button kind="quiet" icon={RefreshCw} onClick={refresh}>
        {t('common:list.refresh')}
      </Button>
    </>
  );
  return (
    <form method="post" role="search" aria-label={label} noValidate onSubmit={submit}>
      {children({ typed, type: (change) => setTyped({ ...typed, ...change }) }, buttons)}
    </form>
  );
}
