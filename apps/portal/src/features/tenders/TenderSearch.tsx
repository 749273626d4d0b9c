import { Button, DateField, TextField } from '@temple-land/ui';
import { RefreshCw } from 'lucide';
import { useState, type FormEvent } from 'react';
import { useDateWords } from '../../blocks/useDateWords.ts';
import { useText } from '../../i18n/useText.ts';
import * as styles from './TendersPage.css.ts';
import { everyTender, type TenderFilter } from './useTenders.ts';

/** What the search takes. */
export interface TenderSearchProps {
  filter: TenderFilter;
  onSearch: (filter: TenderFilter) => void;
  onRefresh: () => void;
}

/** Search by title and day; refresh clears both (spec 2.8). */
export function TenderSearch({ filter, onSearch, onRefresh }: TenderSearchProps) {
  const { m, t } = useText();
  const dates = useDateWords();
  const [typed, setTyped] = useState(filter);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ ...typed });
  };
  const refresh = () => {
    setTyped(everyTender);
    onRefresh();
  };
  return (
    <form role="search" aria-label={t('tender.search')} noValidate onSubmit={submit}>
      <div className={styles.search}>
        <TextField
          label={t('tender.title')}
          optionalLabel={t('field.optional')}
          maxLength={200}
          value={typed.title}
          onChange={(event) => setTyped({ ...typed, title: event.target.value })}
        />
        <DateField
          label={t('tender.from')}
          optionalLabel={t('field.optional')}
          value={typed.startDate}
          onValue={(startDate) => setTyped({ ...typed, startDate })}
          {...dates}
        />
        <Button type="submit" kind="primary">
          {m('track.search')}
        </Button>
        <Button kind="quiet" icon={RefreshCw} onClick={refresh}>
          {t('list.refresh')}
        </Button>
      </div>
    </form>
  );
}
