import { openStatus, type FiledApplication } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { Table, type Column } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import {
  createNumberColumn,
  createOpenColumn,
  createStatusColumn,
  createSubmittedColumn,
} from '../applications/applicationColumns.tsx';
import { formatStage } from '../applications/formatStage.ts';
import { PagedList } from '../lists/PagedList.tsx';

const pageSize = 10;

/** The props of `FiledApplications`. */
export interface FiledApplicationsProps {
  /** Returns the path of an application that the user sent for somebody. */
  pathOf: (applicationNo: string) => string;
}

/** What the user sent for others, newest first, ten on a page. */
export function FiledApplications({ pathOf }: FiledApplicationsProps) {
  const text = useTranslation(['representation', 'common', 'specification']);
  const { t } = text;
  const [pageNumber, setPageNumber] = useState(1);
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery('filedList', { pageNumber, pageSize }, { isQuiet: true }),
  );
  const { rows, total } = data && 'result' in data ? data.result : { rows: [], total: 0 };
  const columns: readonly Column<FiledApplication>[] = [
    createNumberColumn(text, ({ personName }) => personName),
    createSubmittedColumn(text),
    createStatusColumn(text, (row) =>
      row.statusType === openStatus ? formatStage(row, text) : undefined,
    ),
    createOpenColumn(t('representation:open'), ({ applicationNo }) => pathOf(applicationNo)),
  ];
  return (
    <PagedList
      label={t('representation:filed')}
      filters={<h2>{t('representation:filed')}</h2>}
      page={{ pageNumber, pageSize, rows: rows.length, total }}
      isPending={isPending}
      message={error?.userMessage}
      onRetry={refetch}
      emptyTitle={t('representation:filed.empty')}
      onPage={setPageNumber}
    >
      <Table
        caption={t('representation:filed')}
        columns={columns}
        rows={rows}
        keyOf={({ applicationId }) => applicationId}
      />
    </PagedList>
  );
}
