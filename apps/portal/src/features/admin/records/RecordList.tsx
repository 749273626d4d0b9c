import { pageSizes, type EntityName } from '@temple-land/portal-core';
import { formatCount } from '../../../i18n/format.ts';
import { Button, DataTable, Select, TextField, Icon } from '@temple-land/ui';
import { RefreshCw, Search } from 'lucide';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyMessage } from '../../../common/feedback/EmptyMessage.tsx';
import { PlacePicker } from '../../../common/land/PlacePicker.tsx';
import { noPlace, type PlaceLevel } from '../../../common/land/places.ts';
import { ListPagination } from '../../../common/lists/ListPagination.tsx';
import { useSortTexts } from '../../../common/lists/useSortTexts.ts';
import { useMessageText } from '../../../i18n/useMessageText.ts';
import * as styles from '../layout/admin.css.ts';
import { adminLists } from './adminLists.ts';
import { hasUserType, userTypes, type ListState } from './listQuery.ts';
import { createRecordColumns } from './recordColumns.tsx';
import type { useRecords } from './useRecords.ts';
import { getStateLabels, userTypeLabels } from './recordLabels.ts';

/** The props of `RecordList`. */
export interface RecordListProps {
  entity: EntityName;
  state: ListState;
  onState: (state: ListState) => void;
  records: ReturnType<typeof useRecords>;
}

const filterLevels: Readonly<Partial<Record<EntityName, readonly PlaceLevel[]>>> = {
  tahasil: ['district'],
  mouza: ['district', 'tahasil'],
  khatian: ['district', 'tahasil', 'mouza'],
  plot: ['district', 'tahasil', 'mouza'],
};

const activeOptions: Readonly<Record<string, boolean>> = { active: true, retired: false };

function UserTypeFilter({ state, onState }: Pick<RecordListProps, 'state' | 'onState'>) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  return (
    <div className={styles.choiceField}>
      <Select
        label={t('field.userType')}
        optionalLabel=""
        placeholder={t('filter.userType')}
        options={userTypes.map((type) => ({ value: type, label: t(userTypeLabels[type]) }))}
        value={state.userType ?? ''}
        onChange={(value) =>
          onState({ ...state, userType: userTypes.find((type) => type === value), page: 1 })
        }
      />
    </div>
  );
}

function Filters({
  entity,
  state,
  onState,
}: Pick<RecordListProps, 'entity' | 'state' | 'onState'>) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const use = getStateLabels(entity);
  const [typed, setTyped] = useState(state.search);
  const prefix = useId();
  const levels = filterLevels[entity] ?? [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onState({ ...state, search: typed.trim(), page: 1 });
  };
  const clear = () => {
    setTyped('');
    onState({
      ...state,
      search: '',
      isActive: undefined,
      userType: undefined,
      place: noPlace,
      page: 1,
    });
  };
  const shown =
    Object.keys(activeOptions).find((key) => activeOptions[key] === state.isActive) ?? '';
  return (
    <form method="post" role="search" className={styles.filters} noValidate onSubmit={submit}>
      <div className={styles.searchField}>
        <TextField
          label={t('common:admin.search')}
          optionalLabel=""
          type="search"
          maxLength={100}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <Button type="submit" icon={<Icon of={Search} />}>
        {t('common:admin.search')}
      </Button>
      <div className={styles.choiceField}>
        <Select
          label={t(use.label)}
          optionalLabel=""
          placeholder={t(use.all)}
          options={[
            { value: 'active', label: t(use.active) },
            { value: 'retired', label: t(use.retired) },
          ]}
          value={shown}
          onChange={(value) => onState({ ...state, isActive: activeOptions[value], page: 1 })}
        />
      </div>
      {hasUserType(entity) && <UserTypeFilter state={state} onState={onState} />}
      {levels.length > 0 && (
        <div className={styles.placeFields}>
          <PlacePicker
            levels={levels}
            place={state.place}
            onPlace={(place) => onState({ ...state, place, page: 1 })}
            idOf={(level) => `${prefix}${level}`}
            errorOf={() => undefined}
            optionalLabel=""
            isFilter
          />
        </div>
      )}
      <Button kind="quiet" icon={<Icon of={RefreshCw} />} onClick={clear}>
        {t('common:list.refresh')}
      </Button>
    </form>
  );
}

/** The records of an entity with search, sorting and pages. */
export function RecordList({ entity, state, onState, records }: RecordListProps) {
  const text = useTranslation(['admin', 'common', 'specification']);
  const { t } = text;
  const toText = useMessageText();
  const sortWords = useSortTexts();
  const { list, isLoading, message, refetch } = records;
  const { page, rows } = state;
  const columns = createRecordColumns(entity, text, (row) => onState({ ...state, open: row.id }));
  return (
    <div className={styles.singleColumn}>
      <DataTable
        caption={t(adminLists[entity].label)}
        columns={columns}
        rows={list.rows}
        keyOf={(row) => row.id}
        totalCount={list.total}
        page={page}
        pageSize={rows}
        resultText={(count, { from, to }) =>
          count === 0
            ? t('empty')
            : t('common:list.result', { from, to, total: formatCount(count) })
        }
        sortDescriptor={state.sort ?? null}
        onSortChange={(sort) => onState({ ...state, sort: sort ?? undefined, page: 1 })}
        sortWords={sortWords}
        columnChooser={{
          label: t('common:admin.columns'),
          legend: t('common:admin.columns.legend'),
        }}
        filters={<Filters key={state.search} {...{ entity, state, onState }} />}
        isLoading={isLoading}
        loadingText={t('loading')}
        {...(message ? { errorMessage: toText(message) } : {})}
        retryLabel={t('common:application.retry')}
        onRetry={() => void refetch()}
        emptyState={<EmptyMessage title={t('empty')}>{t('empty.text')}</EmptyMessage>}
        footer={
          <ListPagination
            page={page}
            pageCount={Math.ceil(list.total / rows)}
            onPageChange={(next) => onState({ ...state, page: next })}
            rows={{
              label: t('rows'),
              value: rows,
              choices: pageSizes,
              onChange: (next) => onState({ ...state, rows: next, page: 1 }),
            }}
          />
        }
      />
    </div>
  );
}
