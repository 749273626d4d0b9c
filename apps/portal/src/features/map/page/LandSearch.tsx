import { useQuery } from '@tanstack/react-query';
import { Button, TextField, Icon } from '@temple-land/ui';
import { Search } from 'lucide';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { meta } from '../../../common/page/card.css.ts';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { LandSearchResults, type LandSearchHandlers } from './LandSearchResults.tsx';
import * as styles from '../map.css.ts';

/** The search for mouzas, khatiyans and plots; results can be shown on the map. */
export function LandSearch(handlers: LandSearchHandlers) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  const { data, isFetching, error, refetch } = useQuery(
    serviceQuery('landSearch', searched === '' ? undefined : { text: searched }, { isQuiet: true }),
  );
  const found = data && 'result' in data ? data.result : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    setSearched(text);
    if (text === '') return;
    if (text === searched) void refetch();
  };
  const total = found ? Object.values(found).flat().length : 0;
  return (
    <>
      <form method="post" role="search" className={styles.search} noValidate onSubmit={submit}>
        <TextField
          label={t('search.label')}
          optionalLabel=""
          type="search"
          maxLength={100}
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" kind="primary" icon={<Icon of={Search} />} isPending={isFetching}>
          {t('common:admin.search')}
        </Button>
      </form>
      <Retry message={error?.userMessage} onRetry={refetch} />
      <p role="status" className={meta}>
        {found && (total === 0 ? t('search.none') : t('search.results', { n: total }))}
      </p>
      {found && total > 0 && <LandSearchResults found={found} {...handlers} />}
    </>
  );
}
