import {
  countDaysLeft,
  getTenderState,
  toTenderWindow,
  type Notice,
  type Tender,
} from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serviceQuery } from '../../api/query/serviceQuery.ts';

const maxShown = 3;
const fiveMinutes = 300_000;
const queryOptions = { isQuiet: true, freshMs: fiveMinutes } as const;

/** An open tender with the whole days until it closes. */
export interface OpenTender extends Tender {
  daysLeft: number;
}

/** Returns the tenders that are open at `now`, sorted by closing time. */
export function listOpenTenders(tenders: readonly Tender[], now: number): OpenTender[] {
  return tenders
    .filter((tender) => getTenderState(toTenderWindow(tender), now) === 'open')
    .map((tender) => ({ ...tender, daysLeft: countDaysLeft(toTenderWindow(tender), now) }))
    .sort((a, b) => toTenderWindow(a).close - toTenderWindow(b).close);
}

/** Loads the open tenders that close next. */
export function useOpenTenders() {
  const [now] = useState(() => Date.now());
  const { data, error, isPending, refetch } = useQuery(
    serviceQuery('tenderSearch', { title: '', startDate: '' }, queryOptions),
  );
  const tenders = data && 'result' in data ? data.result : [];
  return {
    tenders: listOpenTenders(tenders, now).slice(0, maxShown),
    message: error?.userMessage,
    isPending,
    refetch,
  };
}

const compareNewest = (a: Notice, b: Notice) => Date.parse(b.createdOn) - Date.parse(a.createdOn);

/** Loads the newest notices. */
export function useLatestNotices() {
  const everything = { description: '', startDate: '', endDate: '' };
  const { data, error, isPending, refetch } = useQuery(
    serviceQuery('notificationSearch', everything, queryOptions),
  );
  const isEmpty = error?.effects.includes('empty') === true;
  const notices = !isEmpty && data && 'result' in data ? data.result : [];
  return {
    notices: [...notices].sort(compareNewest).slice(0, maxShown),
    isEmpty,
    message: error?.userMessage,
    isPending,
    refetch,
  };
}
