import { Icon, TextField } from '@temple-land/ui';
import { Search } from 'lucide';
import { useTranslation } from 'react-i18next';
import { LazyDateField } from '../../common/form/LazyDateFields.tsx';
import { SearchForm } from '../../common/lists/SearchForm.tsx';
import * as styles from './TendersPage.css.ts';
import { emptyTenderFilter, type TenderFilter } from './useTenders.ts';

/** The props of `TenderSearch`. */
export interface TenderSearchProps {
  filter: TenderFilter;
  onSearch: (filter: TenderFilter) => void;
  onRefresh: () => void;
}

/** Search by title and day; refresh clears both (spec 2.8). */
export function TenderSearch(props: TenderSearchProps) {
  const { t } = useTranslation(['tenders', 'common', 'specification']);
  return (
    <SearchForm {...props} label={t('search')} emptyFilter={emptyTenderFilter}>
      {({ values, change }, buttons) => (
        <div className={styles.search}>
          <TextField
            label={t('title')}
            optionalLabel=""
            prefix={<Icon of={Search} />}
            maxLength={200}
            value={values.title}
            onChange={(value) => change({ title: value })}
          />
          <LazyDateField
            label={t('from')}
            optionalLabel=""
            value={values.startDate}
            onChange={(startDate) => change({ startDate })}
          />
          {buttons}
        </div>
      )}
    </SearchForm>
  );
}
