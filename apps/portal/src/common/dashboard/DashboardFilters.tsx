import type { DashboardFilter } from '@temple-land/portal-core';
import { Button, DateRange, Select } from '@temple-land/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../state/useSession.ts';
import { PlacePicker } from '../land/PlacePicker.tsx';
import { noPlace, type PlaceLevel } from '../land/places.ts';
import * as styles from './dashboard.css.ts';
import { buildDashboardQuery } from './dashboardQuery.ts';
import { applicationTypeLabels } from '../applications/applicationTypeLabels.ts';

/** The props of `DashboardFilters`. */
export interface DashboardFiltersProps {
  filter: DashboardFilter;
  onFilter: (filter: DashboardFilter) => void;
}

const types = [2, 1, 3, 6] as const;

const toText = (id: number | undefined) => (id === undefined ? '' : String(id));
const toId = (text: string) => (text === '' ? undefined : Number(text));

/** The places of the reader's own area; none for an officer of one tahasil. */
function PlaceFields({ filter, onFilter }: DashboardFiltersProps) {
  const prefix = useId();
  const session = useSession();
  const own = session?.userType === 'A' ? '' : (session?.districtCode ?? '');
  if (session?.userType === 'T') return null;
  const levels: readonly PlaceLevel[] = own === '' ? ['district', 'tahasil'] : ['tahasil'];
  const district = own === '' ? toText(filter.districtCode) : own;
  return levels.map((level) => (
    <div key={level}>
      <PlacePicker
        levels={[level]}
        place={{ ...noPlace, district, tahasil: toText(filter.tahasilCode) }}
        onPlace={(place) =>
          onFilter({
            ...filter,
            districtCode: own === '' ? toId(place.district) : undefined,
            tahasilCode: toId(place.tahasil),
          })
        }
        idOf={() => `${prefix}${level}`}
        errorOf={() => undefined}
        optionalLabel=""
        isFilter
      />
    </div>
  ));
}

/** The filters of a dashboard: place, type and days of receipt. */
export function DashboardFilters({ filter, onFilter }: DashboardFiltersProps) {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  const { receivedFrom = '', receivedTo = '' } = filter;
  return (
    <div role="group" aria-label={t('filter.label')} className={styles.filters}>
      <PlaceFields {...{ filter, onFilter }} />
      <div>
        <Select
          label={t('common:application.type')}
          optionalLabel=""
          placeholder={t('filter.type')}
          value={toText(filter.applicationType)}
          options={types.map((type) => ({
            value: String(type),
            label: t(applicationTypeLabels[type]),
          }))}
          onChange={(value) =>
            onFilter({
              ...filter,
              applicationType: types.find((known) => String(known) === value),
            })
          }
        />
      </div>
      <div className={styles.days}>
        <DateRange
          label={t('filter.received')}
          fromLabel={t('filter.from')}
          toLabel={t('filter.to')}
          optionalLabel=""
          value={{ from: receivedFrom, to: receivedTo }}
          orderMessage={t('filter.order')}
          onChange={({ from, to }) => onFilter({ ...filter, receivedFrom: from, receivedTo: to })}
        />
      </div>
      {buildDashboardQuery(filter).size > 0 && (
        <div>
          <Button kind="quiet" onClick={() => onFilter({})}>
            {t('filter.clear')}
          </Button>
        </div>
      )}
    </div>
  );
}
