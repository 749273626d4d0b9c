import { statusView } from '@temple-land/portal-core';
import { Select } from '@temple-land/ui';
import { useText } from '../../i18n/useText.ts';
import type { PageKey } from '../../i18n/pageKey.ts';
import * as styles from './officer.css.ts';
import { filterStatuses, filterTypes } from './queueAddress.ts';
import type { QueueFilter } from './useQueue.ts';

const typeKeys = {
  1: 'application.type.1',
  2: 'application.type.2',
  3: 'application.type.3',
  6: 'application.type.6',
} as const satisfies Record<QueueFilter['applicationType'], PageKey>;

/** What the filters of the queue take. */
export interface QueueFiltersProps {
  filter: QueueFilter;
  onFilter: (filter: QueueFilter) => void;
}

/** Chooses which applications of the area are shown. */
export function QueueFilters({ filter, onFilter }: QueueFiltersProps) {
  const { m, t } = useText();
  const { applicationType, statusType } = filter;
  const chooseType = (value: string) => {
    const chosen = filterTypes.find((type) => String(type) === value);
    if (chosen) onFilter({ ...filter, applicationType: chosen, pageNumber: 1 });
  };
  const chooseStatus = (value: string) => {
    const chosen = filterStatuses.find((status) => status === value);
    onFilter({ ...filter, statusType: chosen, pageNumber: 1 });
  };
  return (
    <div className={styles.filters}>
      <div className={styles.filterField}>
        <Select
          label={t('application.type')}
          optionalLabel=""
          value={String(applicationType)}
          options={filterTypes.map((type) => ({ value: String(type), label: t(typeKeys[type]) }))}
          onChange={(event) => chooseType(event.target.value)}
        />
      </div>
      <div className={styles.filterField}>
        <Select
          label={t('application.status')}
          optionalLabel=""
          value={statusType ?? ''}
          placeholder={t('citizen.filter.all')}
          options={filterStatuses.map((status) => ({
            value: status,
            label: m(statusView(applicationType, status).label),
          }))}
          onChange={(event) => chooseStatus(event.target.value)}
        />
      </div>
    </div>
  );
}
