import { getStatusView, type LandApplication, type StatusCode } from '@temple-land/portal-core';
import { Button, Select } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyMessage } from '../../common/feedback/EmptyMessage.tsx';
import { ListPagination } from '../../common/lists/ListPagination.tsx';
import { cardBody, cardHead, flushCard } from '../../common/page/card.css.ts';
import { applicationTypeLabels, ApplicationsTable } from './ApplicationsTable.tsx';
import * as styles from './citizen.css.ts';

const statuses: readonly StatusCode[] = ['P', 'A', 'R', 'G CLOSE'];
const types = [1, 2, 6] as const;
const landType = 2;
const pageSize = 10;

/** The props of `ApplicationsCard`. */
export interface ApplicationsCardProps {
  rows: readonly LandApplication[];
}

/** A citizen's applications with a filter by status, ten on a page. */
export function ApplicationsCard({ rows }: ApplicationsCardProps) {
  const { t } = useTranslation(['citizen', 'common', 'specification']);
  const [status, setStatus] = useState('');
  const [page, setPage] = useState(1);
  const [type, setType] = useState('');
  const found = rows.filter(
    ({ statusType, applicationType }) =>
      (status === '' || statusType === status) && (type === '' || String(applicationType) === type),
  );
  const total = Math.ceil(found.length / pageSize);
  const show = (set: (next: string) => void, next: string) => {
    set(next);
    setPage(1);
  };
  const showAll = () => {
    show(setStatus, '');
    show(setType, '');
  };
  return (
    <section className={flushCard} aria-labelledby="all-applications">
      <div className={cardHead}>
        <h2 id="all-applications">{t('all')}</h2>
        <div className={styles.filters}>
          <Select
            label={t('common:application.type')}
            optionalLabel=""
            value={type}
            onChange={(value) => show(setType, value)}
            placeholder={t('filter.allTypes')}
            options={types.map((value) => ({
              value: String(value),
              label: t(applicationTypeLabels[value]),
            }))}
          />
          <Select
            label={t('filter')}
            optionalLabel=""
            value={status}
            onChange={(value) => show(setStatus, value)}
            placeholder={t('common:citizen.filter.all')}
            options={statuses.map((value) => ({
              value,
              label: t(`specification:${getStatusView(landType, value).label}`),
            }))}
          />
        </div>
      </div>
      {found.length === 0 ? (
        <EmptyMessage
          title={t('filter.empty')}
          action={<Button onClick={showAll}>{t('filter.clear')}</Button>}
        />
      ) : (
        <ApplicationsTable rows={found.slice((page - 1) * pageSize, page * pageSize)} />
      )}
      {total > 1 && (
        <div className={cardBody}>
          <ListPagination page={page} pageCount={total} onPageChange={setPage} />
        </div>
      )}
    </section>
  );
}
