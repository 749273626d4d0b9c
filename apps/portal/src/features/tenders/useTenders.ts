import {
  getTabOnLoad,
  getTabOnSearch,
  type Tender,
  type TenderTab,
} from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { logMessage } from '../../api/monitoring/logMessage.ts';
import { isSameInput } from '../../api/query/isSameInput.ts';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import { useSearchTerms } from '../../common/lists/useSearchTerms.ts';

/** What is searched for: words of the title, and the first opening day as yyyy-MM-dd. */
export interface TenderFilter {
  title: string;
  startDate: string;
}

/** A search for nothing: every tender. */
export const everyTender: TenderFilter = { title: '', startDate: '' };

const windowOf = ({ startDate, closeDate }: Tender) => ({
  start: Date.parse(startDate),
  close: Date.parse(closeDate),
});

/** Returns the tenders of a tab at `now` (ms); a search and the first load divide differently (spec 4). */
export function tendersIn(
  tab: TenderTab,
  tenders: readonly Tender[],
  { isSearch, now }: { isSearch: boolean; now: number },
): Tender[] {
  const rule = isSearch ? getTabOnSearch : getTabOnLoad;
  return tenders.filter((tender) => rule(windowOf(tender), now) === tab);
}

/** The tenders by tab; what a failure says is only logged (spec 8). */
export function useTenders() {
  const asked = useSearchTerms();
  const [filter, setFilter] = useState(
    asked === '' ? everyTender : { ...everyTender, title: asked },
  );
  const [now, setNow] = useState(() => Date.now());
  const { data, error, isPending, refetch } = useQuery(serviceQuery('tenderSearch', filter));
  const message = error?.userMessage;
  useEffect(() => {
    if (message) void logMessage('tenderSearch', message);
  }, [message]);
  const tenders = data && 'result' in data ? data.result : [];
  const isSearch = filter !== everyTender;
  const current = tendersIn('current', tenders, { isSearch, now });
  const archive = tendersIn('archive', tenders, { isSearch, now });
  const ask = (next: TenderFilter) => {
    if (isSameInput(next, filter)) void refetch();
    setFilter(next);
    setNow(Date.now());
  };
  return {
    filter,
    search: ask,
    refresh: () => ask(everyTender),
    current,
    archive,
    // An address that asks for an archived tender opens the tab in which it stands.
    firstTab: asked !== '' && current.length === 0 && archive.length > 0 ? 'archive' : 'current',
    now,
    isPending,
    hasFailed: message !== undefined,
    again: () => void refetch(),
  };
}
