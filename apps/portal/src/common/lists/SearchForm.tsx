import { Button, Icon } from '@temple-land/ui';
import { RefreshCw } from 'lucide';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The typed values of a search form, and the function that changes them. */
export interface SearchFields<Filter> {
  values: Filter;
  change: (change: Partial<Filter>) => void;
}

/** The props of `SearchForm`. */
export interface SearchFormProps<Filter> {
  /** Name of the search for screen readers. */
  label: string;
  /** The present filter of the list. */
  filter: Filter;
  /** The filter without restrictions, set by Refresh. */
  emptyFilter: Filter;
  onSearch: (filter: Filter) => void;
  onRefresh: () => void;
  /** Renders the fields and the buttons. */
  children: (fields: SearchFields<Filter>, buttons: ReactNode) => ReactNode;
}

/** The search form of a list: fields, Search, and Refresh, which clears them (spec 2.8). */
export function SearchForm<Filter extends object>(props: SearchFormProps<Filter>) {
  const { label, filter, emptyFilter, onSearch, onRefresh, children } = props;
  const { t } = useTranslation(['common', 'specification']);
  const [values, setTyped] = useState(filter);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ ...values });
  };
  const refresh = () => {
    setTyped(emptyFilter);
    onRefresh();
  };
  const buttons = (
    <>
      <Button type="submit" kind="primary">
        {t('specification:track.search')}
      </Button>
      <Button kind="quiet" icon={<Icon of={RefreshCw} />} onClick={refresh}>
        {t('common:list.refresh')}
      </Button>
    </>
  );
  return (
    <form method="post" role="search" aria-label={label} noValidate onSubmit={submit}>
      {children(
        { values, change: (change) => setTyped((typed) => ({ ...typed, ...change })) },
        buttons,
      )}
    </form>
  );
}
