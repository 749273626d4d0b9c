import { useQuery } from '@tanstack/react-query';
import { Button, TextField } from '@temple-land/ui';
import { Search } from 'lucide';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { meta } from '../../../common/page/surface.css.ts';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { FoundList, type LandWays } from './FoundList.tsx';
import * as styles from '../map.css.ts';

/** Finds mouzas, khatiyans and plots by words and numbers, and leads the map there. */
export function LandSearch(ways: LandWays) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const { data, isFetching, error, refetch } = useQuery(
    serviceQuery('landSearch', asked === '' ? undefined : { text: asked }, { isQuiet: true }),
  );
  const found = data && 'result' in data ? data.result : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    setAsked(text);
    if (text === '') return;
    if (text === asked) void refetch();
  };
  const total = found ? found.mouzas.length + found.khatiyans.length + found.plots.length : 0;
  return (
    <>
      <form method="post" role="search" className={styles.search} noValidate onSubmit={submit}>
        <TextField
          label={t('search.label')}
          optionalLabel=""
          type="search"
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" kind="primary" icon={Search} isPending={isFetching}>
          {t('common:admin.search')}
        </Button>
      </form>
      <Retry message={error?.userMessage} onRetry={refetch} />
      <p role="status" className={meta}>
        {found && (total === 0 ? t('search.none') : t('search.results', { n: total }))}
      </p>
      {found && total > 0 && <FoundList found={found} {...ways} />}
    </>
  );
}
