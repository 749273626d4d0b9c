import type { SortWords } from '@temple-land/ui';
import { useText } from '../i18n/useText.ts';

/** The words with which a table is sorted. */
export function useSortWords(): SortWords {
  const { t } = useText();
  return {
    label: t('admin.sort'),
    unsorted: t('admin.sort.none'),
    orderText: (column, direction) =>
      direction === 'ascending'
        ? t('admin.sort.ascending', { column })
        : t('admin.sort.descending', { column }),
  };
}
