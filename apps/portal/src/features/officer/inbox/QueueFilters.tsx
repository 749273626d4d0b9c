import { getStatusView, workflows, type WorkflowType } from '@temple-land/portal-core';
import { Button, Checkbox, Select, TextField, Icon } from '@temple-land/ui';
import { Search } from 'lucide';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from '../layout/officer.css.ts';
import { getStateLabel } from '../decision/stepLabels.ts';
import { getTypeLabel } from './typeLabels.ts';
import { filterStatuses, filterTypes } from './queueQuery.ts';
import type { QueueFilter } from './useQueue.ts';

// Returns the stages of a status, without drafts.
const listStages = (type: WorkflowType, status: QueueFilter['statusType']) =>
  Object.entries(workflows[type].states)
    .filter(([, { wire }]) => wire !== undefined && (status === undefined || wire === status))
    .map(([state]) => state);

/** The props of `QueueFilters`. */
export interface QueueFiltersProps {
  filter: QueueFilter;
  onFilter: (filter: QueueFilter) => void;
}

function QueueSearch({ filter, onFilter }: QueueFiltersProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const [typed, setTyped] = useState(filter.search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFilter({ ...filter, search: typed.trim(), pageNumber: 1 });
  };
  return (
    <form method="post" role="search" className={styles.search} noValidate onSubmit={submit}>
      <div className={styles.filterField}>
        <TextField
          label={t('search')}
          optionalLabel=""
          type="search"
          maxLength={60}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <Button type="submit" icon={<Icon of={Search} />}>
        {t('search.button')}
      </Button>
      <Checkbox
        label={t('overdue.only')}
        isSelected={filter.isOverdue}
        onChange={(isSelected) => onFilter({ ...filter, isOverdue: isSelected, pageNumber: 1 })}
      />
    </form>
  );
}

/** The filters of the queue. */
export function QueueFilters({ filter, onFilter }: QueueFiltersProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { applicationType, statusType } = filter;
  const chooseType = (value: string) => {
    const chosen = filterTypes.find((type) => String(type) === value);
    if (chosen) onFilter({ ...filter, applicationType: chosen, state: undefined, pageNumber: 1 });
  };
  const chooseStatus = (value: string) => {
    const chosen = filterStatuses.find((status) => status === value);
    onFilter({ ...filter, statusType: chosen, state: undefined, pageNumber: 1 });
  };
  const chooseState = (value: string) =>
    onFilter({ ...filter, state: value === '' ? undefined : value, pageNumber: 1 });
  return (
    <div className={styles.filters}>
      <div className={styles.filterField}>
        <Select
          label={t('common:application.type')}
          optionalLabel=""
          value={String(applicationType)}
          options={filterTypes.map((type) => ({
            value: String(type),
            label: t(getTypeLabel(type)),
          }))}
          onChange={chooseType}
        />
      </div>
      <div className={styles.filterField}>
        <Select
          label={t('common:application.status')}
          optionalLabel=""
          value={statusType ?? ''}
          placeholder={t('common:citizen.filter.all')}
          options={filterStatuses.map((status) => ({
            value: status,
            label: t(`specification:${getStatusView(applicationType, status).label}`),
          }))}
          onChange={chooseStatus}
        />
      </div>
      <div className={styles.filterField}>
        <Select
          label={t('stage')}
          optionalLabel=""
          value={filter.state ?? ''}
          placeholder={t('stage.all')}
          options={listStages(applicationType, statusType).map((state) => ({
            value: state,
            label: t(`specification:${getStateLabel(state)}`),
          }))}
          onChange={chooseState}
        />
      </div>
      <QueueSearch key={filter.search} filter={filter} onFilter={onFilter} />
    </div>
  );
}
