import { pageSizes, type OwnApplication } from '@temple-land/portal-core';
import { Button } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmptyMessage } from '../../../common/feedback/EmptyMessage.tsx';
import { DownloadLink } from '../../../common/files/DownloadLink.tsx';
import { ListPagination } from '../../../common/lists/ListPagination.tsx';
import { cardBody, cardHead, flushCard, row } from '../../../common/page/card.css.ts';
import { ApplicationFilters } from './ApplicationFilters.tsx';
import { ApplicationsTable } from './ApplicationsTable.tsx';
import {
  buildListQuery,
  filterApplications,
  listYears,
  parseListQuery,
  type OwnListState,
} from './listQuery.ts';

function ListExport({ shown: { type, status, year } }: { shown: OwnListState }) {
  const { t } = useTranslation(['citizen', 'common', 'specification']);
  const filter = {
    ...(type === undefined ? {} : { applicationType: type }),
    ...(status === undefined ? {} : { statusType: status }),
    ...(year === undefined ? {} : { year }),
  };
  return (
    <div role="group" aria-label={t('export')} className={row}>
      <DownloadLink name="ownListExport" input={{ ...filter, format: 'xlsx' }}>
        {t('export.excel')}
      </DownloadLink>
      <DownloadLink name="ownListExport" input={{ ...filter, format: 'csv' }}>
        {t('export.csv')}
      </DownloadLink>
    </div>
  );
}

/** A citizen's applications with filters, order, pages and export; the address has what is shown. */
export function ApplicationsCard({ rows }: { rows: readonly OwnApplication[] }) {
  const { t } = useTranslation(['citizen', 'common', 'specification']);
  const [address, setAddress] = useSearchParams();
  const shown = parseListQuery(address);
  const show = (next: OwnListState) =>
    setAddress(buildListQuery(next), { replace: true, preventScrollReset: true });
  const found = filterApplications(rows, shown);
  const pageCount = Math.max(1, Math.ceil(found.length / shown.rows));
  const page = Math.min(shown.page, pageCount);
  return (
    <section className={flushCard} aria-labelledby="all-applications">
      <div className={cardHead}>
        <h2 id="all-applications">{t('all')}</h2>
        <ListExport shown={shown} />
      </div>
      <div className={cardBody}>
        <ApplicationFilters shown={shown} years={listYears(rows)} onShow={show} />
      </div>
      {found.length === 0 ? (
        <EmptyMessage
          title={t('filter.empty')}
          action={
            <Button onClick={() => show(parseListQuery(new URLSearchParams()))}>
              {t('filter.clear')}
            </Button>
          }
        />
      ) : (
        <ApplicationsTable rows={found.slice((page - 1) * shown.rows, page * shown.rows)} />
      )}
      {found.length > pageSizes[0] && (
        <div className={cardBody}>
          <ListPagination
            page={page}
            pageCount={pageCount}
            onPageChange={(next) => show({ ...shown, page: next })}
            rows={{
              label: t('list.rows'),
              value: shown.rows,
              choices: pageSizes,
              onChange: (next) => show({ ...shown, rows: next, page: 1 }),
            }}
          />
        </div>
      )}
    </section>
  );
}
