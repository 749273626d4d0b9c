import { operationFigures, type DashboardRow } from '@temple-land/portal-core';
import { Table, type Column } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PagedList } from '../lists/PagedList.tsx';
import { DashboardFilters } from './DashboardFilters.tsx';
import { buildFigureQuery, parseDashboardQuery, parseFigure } from './dashboardQuery.ts';
import {
  createApplicationColumns,
  createBidColumns,
  createLeaseColumns,
  createPlotColumns,
  createTenderColumns,
} from './figureColumns.tsx';
import { getFigureLabel } from './labels.ts';
import {
  createCallColumns,
  createContentColumns,
  createSignInColumns,
  createTaskColumns,
} from './operationColumns.tsx';
import { figurePageSize, useFigureList } from './useDashboard.ts';

type RowOf<Kind extends DashboardRow['kind']> = Extract<DashboardRow, { kind: Kind }>;

interface RowsProps<Row extends DashboardRow> {
  rows: readonly DashboardRow[];
  kind: Row['kind'];
  columns: readonly Column<Row>[];
}

function Rows<Kind extends DashboardRow['kind']>({ rows, kind, columns }: RowsProps<RowOf<Kind>>) {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  const own = rows.filter((row): row is RowOf<Kind> => row.kind === kind);
  if (own.length === 0) return null;
  // Rows without a link have nothing to focus, and a wide table is scrolled by keyboard.
  return (
    <Table
      role="group"
      aria-label={t('list.name')}
      tabIndex={0}
      caption={t('list.name')}
      columns={columns}
      rows={own}
      keyOf={({ id }) => id}
    />
  );
}

/** The props of `FigureList`. */
export interface FigureListProps {
  /** Returns the path that opens an application, for readers who may open it. */
  hrefOf?: (applicationNo: string) => string;
}

/** The list behind a figure of a dashboard; the address holds the figure, the filter and the page. */
export function FigureList({ hrefOf }: FigureListProps) {
  const text = useTranslation(['dashboard', 'common', 'specification']);
  const { t } = text;
  const [address, setAddress] = useSearchParams();
  const filter = parseDashboardQuery(address);
  const shown = parseFigure(address);
  const { list, isPending, message, refetch } = useFigureList(filter, shown);
  const { rows, total } = list;
  const { pageNumber } = shown;
  // The operation of the portal has no place and no application type.
  const isOfOperation = operationFigures.some((figure) => figure === shown.figure);
  return (
    <>
      {!isOfOperation && (
        <DashboardFilters
          filter={filter}
          onFilter={(next) => setAddress(buildFigureQuery(next, shown))}
        />
      )}
      <PagedList
        label={t('list.name')}
        filters={<h2>{t(getFigureLabel(shown.figure))}</h2>}
        page={{ pageNumber, pageSize: figurePageSize, rows: rows.length, total }}
        isPending={isPending}
        message={message}
        onRetry={refetch}
        emptyTitle={t('list.empty')}
        onPage={(page) => setAddress(buildFigureQuery(filter, shown, page))}
      >
        <Rows rows={rows} kind="application" columns={createApplicationColumns(text, hrefOf)} />
        <Rows rows={rows} kind="lease" columns={createLeaseColumns(text)} />
        <Rows rows={rows} kind="plot" columns={createPlotColumns(text, shown.figure)} />
        <Rows rows={rows} kind="tender" columns={createTenderColumns(text)} />
        <Rows rows={rows} kind="bid" columns={createBidColumns(text)} />
        <Rows rows={rows} kind="signIn" columns={createSignInColumns(text)} />
        <Rows rows={rows} kind="call" columns={createCallColumns(text)} />
        <Rows rows={rows} kind="task" columns={createTaskColumns(text)} />
        <Rows rows={rows} kind="content" columns={createContentColumns(text)} />
      </PagedList>
    </>
  );
}
