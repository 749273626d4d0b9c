import { countDaysLeft, getTabOnLoad, type Notice, type Tender } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serviceQuery } from '../../api/query/serviceQuery.ts';

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
    .filter((tender) => getTabOnLoad(windowOf(tender), now) === 'current')
    .map((tender) => ({ ...tender, daysLeft: countDaysLeft(windowOf(tender), now) }))
    .sort((a, b) => windowOf(a).close - windowOf(b).close);
}

/** The next tenders to close. */
export function useOpenTenders() {
  const [now] = useState(() => Date.now());
  const { data, error, isPending, refetch } = useQuery(
    serviceQuery('tenderSearch', { title: '', startDate: '' }, quiet),
  );
  const tenders = data && 'result' in data ? data.result : [];
  return {
    tenders: openTenders(tenders, now).slice(0, shown),
    message: error?.userMessage,
    isPending,
    refetch,
  };
}

const byNewest = (a: Notice, b: Notice) => Date.parse(b.createdOn) - Date.parse(a.createdOn);

/** The newest notices. */
export function useLatestNotices() {
  const everything = { description: '', startDate: '', endDate: '' };
  const { data, error, isPending, refetch } = useQuery(
    serviceQuery('notificationSearch', everything, quiet),
  );
  const isEmpty = error?.effects.includes('empty') === true;
  const notices = !isEmpty && data && 'result' in data ? data.result : [];
  return {
    notices: [...notices].sort(byNewest).slice(0, shown),
    isEmpty,
    message: error?.userMessage,
    isPending,
    refetch,
  };
}
