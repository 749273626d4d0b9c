import { Button, DateRange, TextField } from '@temple-land/ui';
import { RefreshCw } from 'lucide';
import { useState, type FormEvent } from 'react';
import { useDateWords } from '../../blocks/useDateWords.ts';
import { useText } from '../../i18n/useText.ts';
import * as styles from './NotificationsPage.css.ts';
import { everyNotice, type NoticeFilter } from './useNotices.ts';

/** What the search takes. */
export interface NoticeSearchProps {
  filter: NoticeFilter;
  onSearch: (filter: NoticeFilter) => void;
  onRefresh: () => void;
}

/** Search by keyword and days; refresh clears them (spec 2.8). */
export function NoticeSearch({ filter, onSearch, onRefresh }: NoticeSearchProps) {
  const { m, t } = useText();
  const dates = useDateWords();
  const [typed, setTyped] = useState(filter);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ ...typed });
  };
  const refresh = () => {
    setTyped(everyNotice);
    onRefresh();
  };
  return (
    <form role="search" aria-label={t('notice.search')} noValidate onSubmit={submit}>
      <div className={styles.search}>
        <TextField
          label={t('notice.keyword')}
          optionalLabel={t('field.optional')}
          maxLength={200}
          value={typed.description}
          onChange={(event) => setTyped({ ...typed, description: event.target.value })}
        />
        <DateRange
          label={t('notice.days')}
          fromLabel={t('notice.from')}
          toLabel={t('notice.to')}
          optionalLabel={t('field.optional')}
          orderMessage={t('notice.order')}
          format="dd/MM/yyyy"
          value={{ from: typed.startDate, to: typed.endDate }}
          onValue={({ from, to }) => setTyped({ ...typed, startDate: from, endDate: to })}
          {...dates}
        />
        <div className={styles.buttons}>
          <Button type="submit" kind="primary">
            {m('track.search')}
          </Button>
          <Button kind="quiet" icon={RefreshCw} onClick={refresh}>
            {t('list.refresh')}
          </Button>
        </div>
      </div>
    </form>
  );
}
