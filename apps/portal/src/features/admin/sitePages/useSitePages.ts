import {
  languages,
  toPageSource,
  type PageDocument,
  type SitePageName,
} from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { loadDocument } from '../../../content/loadDocument.ts';
import { useRefetchAll } from '../records/useSaveRecord.ts';

/** Loads the pages that administrators edit. */
export function useSitePages() {
  const query = useQuery(serviceQuery('sitePageList', {}, { isQuiet: true }));
  const { data, isPending, error, refetch } = query;
  const pages = data && 'result' in data ? data.result : [];
  return { pages, isPending, message: error?.userMessage, refetch };
}

async function loadBuiltIn(name: SitePageName) {
  const [en, or, hi] = (await Promise.all(
    languages.map((language) => loadDocument(name, language)),
  )) as [PageDocument, PageDocument, PageDocument];
  return toPageSource({ en, or, hi });
}

/** Loads a page with its draft and versions, and its built-in text. */
export function useSitePage(name: SitePageName) {
  const query = useQuery(serviceQuery('sitePageDetails', { name }, { isQuiet: true }));
  const { data, error, refetch } = query;
  const { data: builtIn } = useQuery({
    queryKey: ['builtInPage', name, 'source'],
    queryFn: () => loadBuiltIn(name),
    staleTime: Infinity,
  });
  const details = data && 'result' in data ? data.result : undefined;
  return {
    page: details && builtIn && { ...details, builtIn },
    message: error?.userMessage,
    refetch,
  };
}

/** A page with its draft, its versions and its built-in text. */
export type EditedPage = NonNullable<ReturnType<typeof useSitePage>['page']>;

/** Returns the mutations of a draft; the page is loaded again after each. */
export function useDraftActions() {
  const refetchAll = useRefetchAll();
  const callbacks = { onSuccess: refetchAll };
  return {
    save: useServiceMutation('sitePageDraftSave'),
    discard: useServiceMutation('sitePageDraftDiscard', callbacks),
    publish: useServiceMutation('sitePagePublish', { ...callbacks, onError: refetchAll }),
    refetchAll,
  };
}
