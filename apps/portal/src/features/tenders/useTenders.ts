import {
  getTabOnLoad,
  getTabOnSearch,
  getTenderState,
  toTenderWindow,
  type Tender,
  type TenderTab,
} from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { logMessage } from '../../api/monitoring/logMessage.ts';
import { isSameInput } from '../../api/query/isSameInput.ts';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import { useSearchTerms } from '../../common/lists/useSearchTerms.ts';

/** The filter of tenders: text of the title, and the first opening day as yyyy-MM-dd. */
export interface TenderFilter {
  title: string;
  startDate: string;
}

/** The filter that matches every tender. */
export const emptyTenderFilter: TenderFilter = { title: '', startDate: '' };

const closesAt = (tender: Tender) => toTenderWindow(tender).close;

/** Returns the tenders that have not opened at `now` (ms), the next to open first. */
export function listUpcomingTenders(tenders: readonly Tender[], now: number): Tender[] {
  return tenders
    .filter((tender) => getTenderState(toTenderWindow(tender), now) === 'upcoming')
    .sort((a, b) => toTenderWindow(a).start - toTenderWindow(b).start);
}

/**
 * Returns the tenders of a tab at `now` (ms), those that close soonest, or closed last, first; a search and the first
 * load have different rules (spec 4).
 */
export function filterTenders(
  tab: TenderTab,
  tenders: readonly Tender[],
  { isSearch, now }: { isSearch: boolean; now: number },
): Tender[] {
  const rule = isSearch ? getTabOnSearch : getTabOnLoad;
  const direction = tab === 'archive' ? -1 : 1;
  return tenders
    .filter((tender) => rule(toTenderWindow(tender), now) === tab)
    .sort((a, b) => direction * (closesAt(a) - closesAt(b)));
}

/** Loads the tenders by tab; the message of a failure is only logged (spec 8). */
export function useTenders() {
  const addressedTender = useSearchTerms();
  const [filter, setFilter] = useState(
    addressedTender === '' ? emptyTenderFilter : { ...emptyTenderFilter, title: addressedTender },
  );
  const [now, setNow] = useState(() => Date.now());
  const { data, error, isPending, refetch } = useQuery(serviceQuery('tenderSearch', filter));
  const message = error?.userMessage;
  useEffect(() => {
    if (message) void logMessage('tenderSearch', message);
  }, [message]);
  const tenders = data && 'result' in data ? data.result : [];
  const isSearch = filter !== emptyTenderFilter;
  const current = filterTenders('current', tenders, { isSearch, now });
  const archive = filterTenders('archive', tenders, { isSearch, now });
  const applyFilter = (next: TenderFilter) => {
    if (isSameInput(next, filter)) void refetch();
    setFilter(next);
    setNow(Date.now());
  };
  return {
    filter,
    search: applyFilter,
    refresh: () => applyFilter(emptyTenderFilter),
    current,
    archive,
    // A search lists them among the current tenders.
    upcoming: isSearch ? [] : listUpcomingTenders(tenders, now),
    // The address of an archived tender opens the archive tab.
    firstTab:
      addressedTender !== '' && current.length === 0 && archive.length > 0 ? 'archive' : 'current',
    now,
    isPending,
    hasFailed: message !== undefined,
    again: () => void refetch(),
  };
}
