import { getStatusView } from '@temple-land/portal-core';
import { Select } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import * as styles from '../citizen.css.ts';

import { ownTypes, parseListQuery, sortOrders, statuses, type OwnListState } from './listQuery.ts';
import { applicationTypeLabels } from '../../../common/applications/applicationTypeLabels.ts';

const landType = 2;

const sortLabels = {
  newest: 'sort.newest',
  oldest: 'sort.oldest',
  expected: 'sort.expected',
  longest: 'sort.longest',
} as const satisfies Record<OwnListState['sort'], string>;

/** The props of `ApplicationFilters`. */
export interface ApplicationFiltersProps {
  shown: OwnListState;
  /** The years of submission, newest first. */
  years: readonly number[];
  onShow: (next: OwnListState) => void;
}

/** The filters of the own list by type, status and year, and its order. */
export function ApplicationFilters({ shown, years, onShow }: ApplicationFiltersProps) {
  const { t } = useTranslation(['citizen', 'common', 'specification']);
  const change = (name: 'type' | 'status' | 'year' | 'sort', value: string) => {
    const changed = parseListQuery(new URLSearchParams({ [name]: value }));
    onShow({ ...shown, [name]: changed[name], page: 1 });
  };
  return (
    <div className={styles.filters}>
      <Select
        label={t('common:application.type')}
        optionalLabel=""
        value={String(shown.type ?? '')}
        onChange={(value) => change('type', value)}
        placeholder={t('filter.allTypes')}
        options={ownTypes.map((value) => ({
          value: String(value),
          label: t(applicationTypeLabels[value]),
        }))}
      />
      <Select
        label={t('common:application.status')}
        optionalLabel=""
        value={shown.status ?? ''}
        onChange={(value) => change('status', value)}
        placeholder={t('common:citizen.filter.all')}
        options={statuses.map((value) => ({
          value,
          label: t(`specification:${getStatusView(landType, value).label}`),
        }))}
      />
      <Select
        label={t('filter.year')}
        optionalLabel=""
        value={String(shown.year ?? '')}
        onChange={(value) => change('year', value)}
        placeholder={t('filter.allYears')}
        options={years.map((year) => ({ value: String(year), label: String(year) }))}
      />
      <Select
        label={t('sort')}
        optionalLabel=""
        value={shown.sort}
        onChange={(value) => change('sort', value)}
        options={sortOrders.map((value) => ({ value, label: t(sortLabels[value]) }))}
      />
    </div>
  );
}
