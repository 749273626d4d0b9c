import type { SortWords } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';

/** Returns the texts of a sortable table. */
export function useSortTexts(): SortWords {
  const { t } = useTranslation(['common', 'specification']);
  return {
    label: t('common:admin.sort'),
    unsorted: t('common:admin.sort.none'),
    orderText: (column, direction) =>
      direction === 'ascending'
        ? t('common:admin.sort.ascending', { column })
        : t('common:admin.sort.descending', { column }),
  };
}
