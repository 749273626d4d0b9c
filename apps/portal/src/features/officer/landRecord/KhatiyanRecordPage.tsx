import type { KhatiyanRecord } from '@temple-land/portal-core';
import { Alert } from '@temple-land/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { PlotHistory } from '../../../common/land/PlotHistory.tsx';
import { parseKhatiyanId } from '../../../common/land/recordPaths.ts';
import { meta } from '../../../common/page/card.css.ts';
import { formatAcres, formatCount, formatDate } from '../../../i18n/format.ts';
import { PlotTable } from './PlotTables.tsx';
import { RecordChanges } from './RecordChanges.tsx';
import { KhatiyanFacts } from './RecordFacts.tsx';
import { RecordHead, RecordPage, ReportErrorLink } from './RecordPage.tsx';
import { RecordOnDate } from './RecordOnDate.tsx';
import { RecordSection } from './RecordSection.tsx';

function Imports({ imports }: Pick<KhatiyanRecord, 'imports'>) {
  const { t } = useTranslation(['landRecord', 'common', 'specification']);
  return imports.map(({ batchId, importedOn, isNew }) => {
    const values = { date: formatDate(importedOn), n: String(batchId) };
    return (
      <p key={batchId} className={meta}>
        {isNew ? t('landRecord:import.new', values) : t('landRecord:import.changed', values)}
      </p>
    );
  });
}

function Khatiyan({ record }: { record: KhatiyanRecord }) {
  const { t } = useTranslation(['landRecord', 'common', 'specification']);
  const { place, khatiyan, plots, totals, changes, imports, events } = record;
  const title = t('landRecord:title.khatiyan', { n: place.khataNo });
  return (
    <>
      <RecordHead
        place={place}
        title={title}
        name={title}
        links={record.isActive && <ReportErrorLink subject={{ khataNoId: place.khataNoId }} />}
      />
      {!record.isActive && (
        <Alert tone="warning" role="none">
          <p>{t('landRecord:retired')}</p>
        </Alert>
      )}
      <RecordSection title={t('landRecord:frontPage')}>
        <KhatiyanFacts khatiyan={khatiyan} withheld={record.withheld ?? []} />
      </RecordSection>
      <RecordSection title={t('landRecord:plots')}>
        <p className={meta}>
          {t('landRecord:plots.sum', {
            count: totals.count,
            n: formatCount(totals.count),
            area: formatAcres(totals.area),
          })}
        </p>
        <PlotTable plots={plots} />
      </RecordSection>
      <RecordSection title={t('landRecord:changes')}>
        <Imports imports={imports} />
        <RecordChanges changes={changes} />
      </RecordSection>
      <RecordSection title={t('landRecord:onDate.title')}>
        <RecordOnDate changes={changes} />
      </RecordSection>
      <RecordSection title={t('landRecord:plotEvents')}>
        <PlotHistory events={events} />
      </RecordSection>
    </>
  );
}

/** The page of a khatiyan: its front page, its plots with their leases and cases, and its history. */
export function KhatiyanRecordPage() {
  const { t } = useTranslation(['landRecord', 'officer', 'common', 'specification']);
  const [address] = useSearchParams();
  const khataNoId = parseKhatiyanId(address);
  const input = khataNoId === undefined ? undefined : { khataNoId };
  const { data, isLoading, error, refetch } = useQuery(
    serviceQuery('khatiyanRecord', input, { isQuiet: true }),
  );
  const record = data && 'result' in data ? data.result : undefined;
  return (
    <RecordPage
      title={t('common:title.khatiyanRecord')}
      isPending={isLoading}
      message={error?.userMessage}
      onRetry={refetch}
    >
      {record && <Khatiyan record={record} />}
    </RecordPage>
  );
}
