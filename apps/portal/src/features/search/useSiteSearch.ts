import { sitePageNames, splitSearch } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import { loadDocument } from '../../content/loadDocument.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { findSections } from './documentSearch.ts';

const fiveMinutes = 300_000;
const noResults = { notices: [], tenders: [], questions: [], plots: [] };

// In the order of their names, which stays when a page is added.
const searchedPages = [...sitePageNames].sort();

/** Loads the document of every page: as administrators have published it, else the built-in one. */
function useDocuments(isEnabled: boolean) {
  const language = useLanguage();
  const { data: builtIn = [] } = useQuery({
    queryKey: ['documents', language],
    queryFn: () =>
      Promise.all(
        searchedPages.map(async (name) => ({ name, document: await loadDocument(name, language) })),
      ),
    enabled: isEnabled,
    staleTime: Infinity,
  });
  const { data } = useQuery(
    serviceQuery('publishedPages', isEnabled ? {} : undefined, { isQuiet: true }),
  );
  if (data === undefined || !('result' in data)) return [];
  return builtIn.map((page) => data.result.find(({ name }) => name === page.name) ?? page);
}

/**
 * Returns the results of a site search: notices, tenders and questions from the service, document sections from the
 * portal. Without search text nothing is loaded.
 */
export function useSiteSearch(search: string) {
  const words = splitSearch(search);
  const isAsked = words.length > 0;
  const documents = useDocuments(isAsked);
  const { data, error, isLoading, refetch } = useQuery(
    serviceQuery('siteSearch', isAsked ? { words: search.trim() } : undefined, {
      isQuiet: true,
      staleTime: fiveMinutes,
    }),
  );
  const found = data && 'result' in data ? data.result : noResults;
  const pages = isAsked ? findSections(documents, words) : [];
  const counts = {
    tenders: found.tenders.length,
    notices: found.notices.length,
    questions: found.questions.length,
    plots: found.plots.length,
    pages: pages.length,
  };
  return {
    ...found,
    pages,
    words,
    counts,
    isAsked,
    message: error?.userMessage,
    isPending: isLoading,
    refetch,
  };
}
