import {
  getReportName,
  getReportSubject,
  maxSelectedCodes,
  registerColumns,
  type RegisterReportResult,
} from '@temple-land/portal-core';
import { Button, ButtonLink, DataTable, Icon, PageHeader } from '@temple-land/ui';
import { CalendarClock, List, Map as MapIcon, Printer } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, useNavigate } from 'react-router-dom';
import { EmptyMessage } from '../../../common/feedback/EmptyMessage.tsx';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { lazySection } from '../../../common/page/lazySection.tsx';
import { ListPagination } from '../../../common/lists/ListPagination.tsx';
import { useSortTexts } from '../../../common/lists/useSortTexts.ts';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { formatCount, formatDate } from '../../../i18n/format.ts';
import { buildReportMapPath } from '../../../common/land/reportMapPath.ts';
import type { Translation } from '../../../i18n/textKey.ts';
import { useDataRights } from '../../../state/useDataRights.ts';
import { useMayCall } from '../../../state/useMayCall.ts';
import * as officer from '../layout/officer.css.ts';
import { usePrint } from '../landReport/usePrint.ts';
import * as styles from './registerReport.css.ts';
import { buildReportPath, listHidden, listShown, type ReportState } from './reportAddress.ts';
import { DayNotes } from './DayNotes.tsx';
import { ReportControls } from './ReportControls.tsx';
import { ReportDay } from './ReportDay.tsx';
import { ReportFiles } from './ReportFiles.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import { createRegisterColumns, listLines, type ReportLine } from './reportTable.tsx';
import { useRegisterReport } from './useRegisterReport.ts';

const ScheduleDialog = lazySection(
  async () => (await import('./ScheduleDialog.tsx')).ScheduleDialog,
);

const virtualizedFrom = 500;

/** Returns the name of the report of a view, with its day where it has one. */
function nameReport({ report, day }: ReportState['view'], { t }: Translation<'officer'>): string {
  const name = t(`specification:${getReportName(report)}`);
  return day === undefined
    ? name
    : t('specification:report.asOnDay', { report: name, day: formatDate(day) });
}

function getKey(line: ReportLine) {
  if ('group' in line) return `group ${line.group.value}`;
  return 'row' in line ? line.row.id : 'page';
}

interface ReportTableProps {
  state: ReportState;
  found: RegisterReportResult;
  isLoading: boolean;
  isPrinting: boolean;
  onState: (next: Partial<ReportState>) => void;
}

/** The rows of a report; the caller loads, sorts and pages them. */
function ReportTable({ state, found, isLoading, isPrinting, onState }: ReportTableProps) {
  const text = useTranslation(['officer', 'common', 'specification']);
  const { t } = text;
  const { view, pageNumber, pageSize } = state;
  const sortWords = useSortTexts();
  const lines = listLines(found, { group: view.group, offset: (pageNumber - 1) * pageSize });
  const sortBy = (sort: ReportState['view']['sort'] | null) => {
    const { sort: _old, ...rest } = view;
    onState({ view: sort ? { ...rest, sort } : rest });
  };
  const showColumns = (hidden: readonly string[]) => {
    const keys = registerColumns[view.report].map(({ key }) => key);
    onState({ pageNumber, columns: keys.filter((key) => !hidden.includes(key)) });
  };
  return (
    <DataTable
      className={styles.table}
      caption={nameReport(view, text)}
      columns={createRegisterColumns(view, found, text)}
      rows={lines}
      keyOf={getKey}
      density="compact"
      isLoading={isLoading}
      hiddenColumns={listHidden(state)}
      onHiddenColumnsChange={showColumns}
      columnChooser={{
        label: t('common:admin.columns'),
        legend: t('common:admin.columns.legend'),
      }}
      sortDescriptor={view.sort ?? null}
      onSortChange={sortBy}
      sortWords={sortWords}
      cardDetailsLabel={t('landReport.details')}
      totalsLabel={t('specification:report.total')}
      totalCount={found.total}
      page={pageNumber}
      pageSize={pageSize}
      resultText={() => t('register.rows', { count: found.total, n: formatCount(found.total) })}
      isWindowed={lines.length > virtualizedFrom && !isPrinting}
      emptyState={<EmptyMessage title={t('register.empty')} />}
      footer={
        <ListPagination
          page={pageNumber}
          pageCount={Math.ceil(found.total / pageSize)}
          onPageChange={(page) => onState({ pageNumber: page })}
        />
      }
    />
  );
}

/** When a report was read; the heading says of which earlier day it is. */
function describeMoment(
  { asOn }: RegisterReportResult,
  { day }: ReportState['view'],
  { t }: Translation<'officer'>,
): string {
  const moment = formatDateTime(asOn);
  return day === undefined
    ? t('landReport.asOn', { moment })
    : t('register.day.readOn', { moment });
}

/** A report over the registers with its controls; the address keeps the view. */
export function RegisterReport({ state }: { state: ReportState }) {
  const text = useTranslation(['officer', 'common', 'specification']);
  const { t } = text;
  const { view } = state;
  const { found, isPending, message, refetch } = useRegisterReport(state);
  const navigate = useNavigate();
  const { isPrinting, print } = usePrint();
  const [isScheduling, setScheduling] = useState(false);
  const maySchedule = useDataRights()(`data.${getReportSubject(view.report)}.export`);
  const mayMap = useMayCall('registerReportPlots');
  const hasPlots = found?.rows.some(({ ids }) => ids.plotCode !== undefined) === true;
  const isMapped = mayMap && hasPlots && found.total <= maxSelectedCodes;
  const onMap = isMapped ? buildReportMapPath(view) : undefined;
  const show = (next: Partial<ReportState>) =>
    void navigate(buildReportPath({ ...state, pageNumber: 1, ...next }));
  return (
    <>
      <PageHeader
        size="app"
        title={nameReport(view, text)}
        {...(found && { lead: describeMoment(found, view, text) })}
        actions={
          <div className={officer.screenOnly}>
            <ButtonLink href={href('/officer/reports')} icon={<Icon of={List} />}>
              {t('register.all')}
            </ButtonLink>
            {onMap && (
              <ButtonLink href={onMap} icon={<Icon of={MapIcon} />}>
                {t('register.map')}
              </ButtonLink>
            )}
            {maySchedule && (
              <Button icon={<Icon of={CalendarClock} />} onClick={() => setScheduling(true)}>
                {t('schedule.open')}
              </Button>
            )}
            <Button icon={<Icon of={Printer} />} onClick={print}>
              {t('landReport.print')}
            </Button>
          </div>
        }
      />
      {isScheduling && <ScheduleDialog state={state} onClose={() => setScheduling(false)} />}
      <ReportControls state={state} onState={show} />
      <ReportDay key={view.day ?? ''} state={state} firstDay={found?.firstDay} onState={show} />
      <ReportFilters state={state} onState={show} />
      <Retry message={message} onRetry={refetch} />
      {!found && isPending && <Loading />}
      {found && (
        <>
          <DayNotes notes={found.notes} />
          <ReportTable {...{ state, found, isPrinting }} isLoading={isPending} onState={show} />
          <ReportFiles view={view} columns={listShown(state)} total={found.total} />
        </>
      )}
    </>
  );
}
