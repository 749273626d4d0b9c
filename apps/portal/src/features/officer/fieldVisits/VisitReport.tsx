import type { FieldReportCase, FieldVisit } from '@temple-land/portal-core';
import { Link, PageHeader, Stack } from '@temple-land/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { EmptyMessage } from '../../../common/feedback/EmptyMessage.tsx';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { card } from '../../../common/page/card.css.ts';
import { portalStore } from '../../../state/store.ts';
import { PlotSketch } from '../casePage/PlotSketch.tsx';
import { FieldReportForm } from './FieldReportForm.tsx';
import { keptReportsAtom } from './keptReports.ts';
import { KeptState } from './KeptState.tsx';
import { useFieldCase } from './useFieldCase.ts';

function PlotOutlineCard({ found }: { found: FieldReportCase }) {
  const { t } = useTranslation(['field', 'common', 'specification']);
  const { plot } = found;
  if (plot === null || plot.outlines.length === 0) return null;
  return (
    <section className={card} aria-label={t('field:outline')}>
      <PlotSketch plot={{ ...plot, status: 'available' }} />
    </section>
  );
}

/** Returns the report of an application on this device. */
const useKeptReport = (number: string) =>
  useAtomValue(keptReportsAtom, { store: portalStore })?.find(
    ({ applicationNo }) => applicationNo === number,
  );

function OpenedVisit({ visit }: { visit: FieldVisit }) {
  const { t } = useTranslation(['field', 'common', 'specification']);
  const { found, keptReport, isPending, message, refetch } = useFieldCase(visit);
  const [round, setRound] = useState(0);
  const kept = useKeptReport(visit.applicationNo);
  const isInConflict = kept?.state === 'conflict';
  // The other report came after this page had loaded.
  const loadOther = useEffectEvent(refetch);
  useEffect(() => {
    if (isInConflict) void loadOther();
  }, [isInConflict]);
  const reload = async () => {
    await refetch();
    setRound((count) => count + 1);
  };
  if (isPending) return <Loading />;
  if (found === undefined) return <Retry message={message} onRetry={() => void refetch()} />;
  return (
    <Stack gap="lg">
      <KeptState current={found.current} kept={kept} onChosen={() => void reload()} />
      <PlotOutlineCard found={found} />
      {found.mayWrite ? (
        <FieldReportForm key={round} {...{ found, keptReport, kept }} />
      ) : (
        <p>{t('field:report.closed')}</p>
      )}
    </Stack>
  );
}

/** The props of `VisitReport`. */
export interface VisitReportProps {
  /** The number of the application. */
  number: string;
  /** Undefined while the list is loaded, and for an application without a visit. */
  visit: FieldVisit | undefined;
  isPending: boolean;
}

/** The page of one field report. */
export function VisitReport({ number, visit, isPending }: VisitReportProps) {
  const { t } = useTranslation(['field', 'common', 'specification']);
  const kept = useKeptReport(number);
  const place = [visit?.mouza, visit?.plotNo].filter(Boolean).join(', ');
  return (
    <>
      <p>
        <Link href={href('/officer/visits')} isAlone>
          {t('field:back')}
        </Link>
      </p>
      <PageHeader size="app" title={t('field:report.title', { number })} lead={place} />
      {isPending && visit === undefined && <Loading />}
      {visit !== undefined && <OpenedVisit visit={visit} />}
      {visit === undefined && <KeptState current={null} kept={kept} onChosen={() => undefined} />}
      {!isPending && visit === undefined && (
        <div className={card}>
          <EmptyMessage title={t('field:report.gone')}>{t('field:report.gone.text')}</EmptyMessage>
        </div>
      )}
    </>
  );
}
