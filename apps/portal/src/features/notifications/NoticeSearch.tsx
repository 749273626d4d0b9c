import { TextField } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { LazyDateRange } from '../../common/form/LazyDateFields.tsx';
import { SearchForm } from '../../common/lists/SearchForm.tsx';
import * as styles from './NotificationsPage.css.ts';
import { emptyNoticeFilter, type NoticeFilter } from './useNotices.ts';

/** The props of `NoticeSearch`. */
export interface NoticeSearchProps {
  filter: NoticeFilter;
  onSearch: (filter: NoticeFilter) => void;
  onRefresh: () => void;
}

/** Search by keyword and days; refresh clears them (spec 2.8). */
export function NoticeSearch(props: NoticeSearchProps) {
  const { t } = useTranslation(['notifications', 'common', 'specification']);
  return (
    <SearchForm {...props} label={t('notice.search')} emptyFilter={emptyNoticeFilter}>
      {({ values, change }, buttons) => (
        <div className={styles.search}>
          <TextField
            label={t('notice.keyword')}
            optionalLabel=""
            maxLength={200}
            value={values.description}
            onChange={(value) => change({ description: value })}
          />
          <LazyDateRange
            label={t('notice.days')}
            fromLabel={t('notice.from')}
            toLabel={t('notice.to')}
            optionalLabel=""
            orderMessage={t('notice.order')}
            format="dd/MM/yyyy"
            value={{ from: values.startDate, to: values.endDate }}
            onChange={({ from, to }) => change({ startDate: from, endDate: to })}
          />
          <div className={styles.buttons}>{buttons}</div>
        </div>
      )}
    </SearchForm>
  );
}
