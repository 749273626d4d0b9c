import type { PlotRecord } from '@temple-land/portal-core';
import { Alert, ButtonLink, Icon } from '@temple-land/ui';
import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { PlotHistory } from '../../../common/land/PlotHistory.tsx';
import { buildKhatiyanPath, parsePlotCode } from '../../../common/land/recordPaths.ts';
import { muted } from '../../../common/page/card.css.ts';
import { PlotSketch } from '../casePage/PlotSketch.tsx';
import * as styles from './landRecord.css.ts';
import { ApplicationTable, LeaseTable } from './PlotTables.tsx';
import { PlotLineage } from './PlotLineage.tsx';
import { RecordChanges } from './RecordChanges.tsx';
import { KhatiyanFacts, PlotFacts } from './RecordFacts.tsx';
import { RecordHead, RecordPage, ReportErrorLink } from './RecordPage.tsx';
import { RecordOnDate } from './RecordOnDate.tsx';
import { RecordSection } from './RecordSection.tsx';

function Outline({ plot, outlines }: Pick<PlotRecord, 'plot' | 'outlines'>) {
  const { t } = useTranslation(['landRecord', 'common', 'specification']);
  return (
    <RecordSection title={t('landRecord:outline')}>
      {outlines.length === 0 ? (
        <p className={muted}>{t('landRecord:outline.none')}</p>
      ) : (
        <PlotSketch plot={{ plotNo: plot.name, outlines, status: plot.status }} />
      )}
    </RecordSection>
  );
}

function Plot({ record }: { record: PlotRecord }) {
  const { t } = useTranslation(['landRecord', 'plotDivision', 'common', 'specification']);
  const { place, plot, khatiyan, outlines, leases, applications, changes, events } = record;
  const { withheld = [] } = record;
  const title = t('landRecord:title.plot', { n: plot.name });
  return (
    <>
      <RecordHead
        place={place}
        title={title}
        name={title}
        links={
          <>
            <ButtonLink href={buildKhatiyanPath(place.khataNoId)} icon={<Icon of={BookOpen} />}>
              {t('landRecord:title.khatiyan', { n: place.khataNo })}
            </ButtonLink>
            {record.isActive && <ReportErrorLink subject={{ plotCode: plot.code }} />}
          </>
        }
      />
      {!record.isActive && (
        <Alert tone="warning" role="none">
          <p>{t('landRecord:retired')}</p>
        </Alert>
      )}
      <div className={styles.columns}>
        <RecordSection title={t('landRecord:entries')}>
          <PlotFacts {...{ plot, withheld }} />
        </RecordSection>
        {!withheld.includes('outlines') && <Outline plot={plot} outlines={outlines} />}
      </div>
      <RecordSection title={t('landRecord:front', { n: place.khataNo })}>
        <KhatiyanFacts {...{ khatiyan, withheld }} />
      </RecordSection>
      {!withheld.includes('leases') && (
        <RecordSection title={t('landRecord:leases')}>
          <LeaseTable leases={leases} withheld={withheld} />
        </RecordSection>
      )}
      {!withheld.includes('applications') && (
        <RecordSection title={t('landRecord:applications')}>
          <ApplicationTable applications={applications} />
        </RecordSection>
      )}
      <RecordSection title={t('plotDivision:lineage')}>
        <PlotLineage divisions={record.divisions} plotCode={plot.code} />
      </RecordSection>
      <RecordSection title={t('landRecord:changes')}>
        <RecordChanges changes={changes} />
      </RecordSection>
      <RecordSection title={t('landRecord:onDate.title')}>
        <RecordOnDate changes={changes} />
      </RecordSection>
      <RecordSection title={t('common:plotHistory')}>
        <PlotHistory events={events} />
      </RecordSection>
    </>
  );
}

/** The page of a plot: its entries, outline and khatiyan, its leases, applications and cases, and its history. */
export function PlotRecordPage() {
  const { t } = useTranslation([
    'landRecord',
    'plotDivision',
    'casePage',
    'officer',
    'common',
    'specification',
  ]);
  const [address] = useSearchParams();
  const plotCode = parsePlotCode(address);
  const input = plotCode === undefined ? undefined : { plotCode };
  const { data, isLoading, error, refetch } = useQuery(
    serviceQuery('plotRecord', input, { isQuiet: true }),
  );
  const record = data && 'result' in data ? data.result : undefined;
  return (
    <RecordPage
      title={t('common:title.plotRecord')}
      isPending={isLoading}
      message={error?.userMessage}
      onRetry={refetch}
    >
      {record && <Plot record={record} />}
    </RecordPage>
  );
}
