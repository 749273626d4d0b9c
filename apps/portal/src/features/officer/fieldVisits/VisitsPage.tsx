import type { FieldVisit } from '@temple-land/portal-core';
import { Alert, Button, Link, PageHeader, Stack } from '@temple-land/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmptyMessage } from '../../../common/feedback/EmptyMessage.tsx';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { card } from '../../../common/page/card.css.ts';
import { formatDateTime, getIndianToday } from '../../../common/text/dateTime.ts';
import { portalStore } from '../../../state/store.ts';
import { OfficerFrame } from '../layout/OfficerFrame.tsx';
import { keptReportsAtom } from './keptReports.ts';
import * as styles from './fieldVisits.css.ts';
import { useTakeAlong, useVisits } from './useVisits.ts';
import { VisitCard } from './VisitCard.tsx';
import { buildVisitDaysQuery, filterVisits, parseVisitDays } from './visitDays.ts';
import { VisitDaysFilter } from './VisitDaysFilter.tsx';
import { buildVisitPath, parseVisitQuery } from './visitPath.ts';
import { VisitReport } from './VisitReport.tsx';

type Visits = ReturnType<typeof useVisits>;

const noVisits: FieldVisit[] = [];

function VisitList({ visits: all = noVisits, loadedAt, isPending, message, refetch }: Visits) {
  const { t } = useTranslation(['field', 'common', 'specification']);
  const kept = useAtomValue(keptReportsAtom, { store: portalStore }) ?? [];
  const [address, setAddress] = useSearchParams();
  const [today] = useState(getIndianToday);
  const days = parseVisitDays(address);
  const visits = filterVisits(all, days, today);
  const { takenIds, state, take } = useTakeAlong(all);
  const isEmpty = !isPending && message === undefined && all.length === 0;
  return (
    <Stack gap="lg">
      <Retry message={message} onRetry={refetch} />
      {isPending && <Loading />}
      {loadedAt !== undefined && (
        <Alert tone="info">{t('field:visits.old', { time: formatDateTime(loadedAt) })}</Alert>
      )}
      {isEmpty && (
        <div className={card}>
          <EmptyMessage title={t('field:visits.none')}>{t('field:visits.none.text')}</EmptyMessage>
        </div>
      )}
      {all.length > 0 && (
        <VisitDaysFilter
          {...{ days, today }}
          shown={visits.length}
          total={all.length}
          onChange={(next) => setAddress(buildVisitDaysQuery(next), { replace: true })}
        />
      )}
      {all.length > 0 && visits.length === 0 && (
        <div className={card}>
          <EmptyMessage title={t('field:days.none')}>{t('field:days.none.text')}</EmptyMessage>
        </div>
      )}
      {all.length > 0 && loadedAt === undefined && (
        <Stack gap="sm">
          <div className={styles.buttons}>
            <Button isPending={state === 'pending'} onClick={() => void take()}>
              {t('field:take')}
            </Button>
          </div>
          <p role="status">
            {state === 'done' && t('field:take.done')}
            {state === 'failed' && t('field:take.failed')}
          </p>
        </Stack>
      )}
      {kept
        .filter(({ state: keptState }) => keptState !== 'waiting')
        .map(({ applicationId, applicationNo }) => (
          <Alert key={applicationId} tone="warning" role="status">
            <Link href={buildVisitPath(applicationNo)}>
              {t('field:report.title', { number: applicationNo })}
            </Link>
          </Alert>
        ))}
      <ul className={styles.visits}>
        {visits.map((visit) => (
          <VisitCard
            key={visit.applicationId}
            visit={visit}
            isTaken={takenIds.has(visit.applicationId)}
            isKept={kept.some(({ applicationId }) => applicationId === visit.applicationId)}
          />
        ))}
      </ul>
    </Stack>
  );
}

/** The visits of the field staff in their tahasil, and the report of the one in the address. */
export function VisitsPage() {
  const { t } = useTranslation(['field', 'officer', 'common', 'specification']);
  const [address] = useSearchParams();
  const loaded = useVisits();
  const number = parseVisitQuery(address);
  const opened = loaded.visits?.find(({ applicationNo }) => applicationNo === number);
  return (
    <OfficerFrame>
      {number === undefined ? (
        <>
          <PageHeader size="app" title={t('field:visits')} lead={t('field:visits.lead')} />
          <VisitList {...loaded} />
        </>
      ) : (
        <VisitReport key={number} number={number} visit={opened} isPending={loaded.isPending} />
      )}
    </OfficerFrame>
  );
}
