import { notificationKinds, readStates } from '@temple-land/portal-core';
import { Button, Select } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { LazyDateRange } from '../../../common/form/LazyDateFields.tsx';
import { notificationKindLabels } from '../../../common/text/notificationKindLabels.ts';
import {
  allNotifications,
  buildNotificationsQuery,
  type NotificationsState,
} from './notificationQuery.ts';
import * as styles from './own.css.ts';

const stateLabels = { unread: 'own.unread', read: 'own.read' } as const;

/** The props of `NotificationFilters`. */
export interface NotificationFiltersProps {
  filter: NotificationsState;
  /** The numbers of applications that have notifications. */
  applicationNos: readonly string[];
  onFilter: (filter: NotificationsState) => void;
}

/** The filters of the own notifications: unread or read, kind, application and days. */
export function NotificationFilters({
  filter,
  applicationNos,
  onFilter,
}: NotificationFiltersProps) {
  const { t } = useTranslation(['notifications', 'common', 'specification']);
  const change = (changes: Partial<NotificationsState>) =>
    onFilter({ ...filter, ...changes, pageNumber: 1 });
  const { applicationNo, startDate, endDate } = filter;
  // The number in the address stays a choice while the list is loading.
  const numbers = [
    ...new Set([...(applicationNo === '' ? [] : [applicationNo]), ...applicationNos]),
  ];
  return (
    <div role="group" aria-label={t('own.filter')} className={styles.filters}>
      <Select
        label={t('own.state')}
        optionalLabel=""
        placeholder={t('own.state.all')}
        value={filter.state ?? ''}
        options={readStates.map((value) => ({ value, label: t(stateLabels[value]) }))}
        onChange={(value) => change({ state: readStates.find((state) => state === value) })}
      />
      <Select
        label={t('own.kind')}
        optionalLabel=""
        placeholder={t('own.kind.all')}
        value={filter.kind ?? ''}
        options={notificationKinds.map((value) => ({
          value,
          label: t(notificationKindLabels[value]),
        }))}
        onChange={(value) => change({ kind: notificationKinds.find((kind) => kind === value) })}
      />
      <Select
        label={t('own.case')}
        optionalLabel=""
        placeholder={t('own.case.all')}
        value={applicationNo}
        options={numbers.map((value) => ({ value, label: value }))}
        onChange={(value) => change({ applicationNo: value })}
      />
      <div className={styles.days}>
        <LazyDateRange
          label={t('notice.days')}
          fromLabel={t('notice.from')}
          toLabel={t('notice.to')}
          optionalLabel=""
          orderMessage={t('notice.order')}
          format="dd/MM/yyyy"
          value={{ from: startDate, to: endDate }}
          onChange={({ from, to }) => change({ startDate: from, endDate: to })}
        />
        {buildNotificationsQuery({ ...filter, pageNumber: 1 }) !== '' && (
          <Button kind="quiet" onClick={() => onFilter(allNotifications)}>
            {t('own.clear')}
          </Button>
        )}
      </div>
    </div>
  );
}
