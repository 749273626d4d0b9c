import { daysLeft, tabOnLoad, type Notice, type Tender } from '@temple-land/portal-core';
import { useState } from 'react';
import { useServiceQuery } from '../../api/useCall.ts';

const shown = 3;
const fiveMinutes = 300_000;
const quiet = { isQuiet: true, freshMs: fiveMinutes } as const;

/** An open tender with the whole days until it closes. */
export interface OpenTender extends Tender {
  daysLeft: number;
}

const windowOf = ({ startDate, closeDate }: Tender) => ({
  start: Date.parse(startDate),
  close: Date.parse(closeDate),
});

/** Gives the tenders that are open at `now`, the first to close first. */
export function openTenders(tenders: readonly Tender[], now: number): OpenTender[] {
  return tenders
    .filter((tender) => tabOnLoad(windowOf(tender), now) === 'current')
    .map((tender) => ({ ...tender, daysLeft: daysLeft(windowOf(tender), now) }))
    .sort((a, b) => windowOf(a).close - windowOf(b).close);
}

/** The next tenders to close. */
export function useOpenTenders() {
  const [now] = useState(() => Date.now());
  const { answer, said, isPending, refetch } = useServiceQuery(
    'tenderSearch',
    { title: '', startDate: '' },
    quiet,
  );
  const tenders = answer && 'result' in answer ? answer.result : [];
  return { tenders: openTenders(tenders, now).slice(0, shown), said, isPending, refetch };
}

const byNewest = (a: Notice, b: Notice) => Date.parse(b.createdOn) - Date.parse(a.createdOn);

/** The newest notices. */
export function useLatestNotices() {
  const everything = { description: '', startDate: '', endDate: '' };
  const { answer, said, effects, isPending, refetch } = useServiceQuery(
    'notificationSearch',
    everything,
    quiet,
  );
  const notices = answer && 'result' in answer ? answer.result : [];
  return {
    notices: [...notices].sort(byNewest).slice(0, shown),
    isEmpty: effects.includes('empty'),
    said,
    isPending,
    refetch,
  };
}
