import {
  isPageSource,
  languages,
  toPageSource,
  type DraftDocument,
  type DraftSource,
  type Output,
  type PageDocument,
  type PageSource,
  type RecordSource,
  type SitePageName,
} from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { loadDocument } from '../../../content/loadDocument.ts';
import { useRefetchAll } from '../records/useSaveRecord.ts';

/** Loads the pages and the records that have drafts and reviews. */
export function useSitePages() {
  const query = useQuery(serviceQuery('sitePageList', {}, { isQuiet: true }));
  const { data, isPending, error, refetch } = query;
  const rows = data && 'result' in data ? data.result : [];
  return { rows, isPending, message: error?.userMessage, refetch };
}

type Details = Extract<Output<'sitePageDetails'>, { result: object }>['result'];

/** A draft or version whose text is of one kind. */
export type Of<Kept, Source extends DraftSource> = Omit<Kept, 'source'> & { source: Source };

/** A published version of a page or of a record. */
export type EditedVersion<Source extends DraftSource> = Of<Details['versions'][number], Source>;

/** A page or a record with its draft, its versions and what waits. */
export interface Edited<Source extends DraftSource> {
  draft: Of<NonNullable<Details['draft']>, Source> | null;
  versions: EditedVersion<Source>[];
  waiting: Details['waiting'];
}

const isRecordSource = (source: DraftSource): source is RecordSource => !isPageSource(source);

/** Returns what is of one kind of text; the service stores no other under the name. */
function pickSources<Source extends DraftSource>(
  { draft, versions, waiting }: Details,
  isOfKind: (source: DraftSource) => source is Source,
): Edited<Source> {
  return {
    draft: draft && isOfKind(draft.source) ? { ...draft, source: draft.source } : null,
    versions: versions.flatMap((version) =>
      isOfKind(version.source) ? [{ ...version, source: version.source }] : [],
    ),
    waiting,
  };
}

function useDetails(name: string) {
  const query = useQuery(serviceQuery('sitePageDetails', { name }, { isQuiet: true }));
  const { data, error, refetch } = query;
  const details = data && 'result' in data ? data.result : undefined;
  return { details, message: error?.userMessage, refetch };
}

async function loadBuiltIn(name: SitePageName) {
  const [en, or, hi] = (await Promise.all(
    languages.map((language) => loadDocument(name, language)),
  )) as [PageDocument, PageDocument, PageDocument];
  return toPageSource({ en, or, hi });
}

/** Loads a page with its draft and versions, and its built-in text. */
export function useSitePage(name: SitePageName) {
  const { details, ...query } = useDetails(name);
  const { data: builtIn } = useQuery({
    queryKey: ['builtInPage', name, 'source'],
    queryFn: () => loadBuiltIn(name),
    staleTime: Infinity,
  });
  const page = details && builtIn && { ...pickSources(details, isPageSource), builtIn };
  return { page, ...query };
}

/** A page with its draft, its versions and its built-in text. */
export type EditedPage = Edited<PageSource> & { builtIn: PageSource };

/** Loads a notice, a tender or a question with its draft and versions; `present` is null for one that is not stored. */
export function useDraftedRecord(name: string) {
  const { details, ...query } = useDetails(name);
  const record = details && {
    ...pickSources(details, isRecordSource),
    present: details.present,
    documents: details.documents,
  };
  return { record, ...query };
}

/** A notice, a tender or a question with its draft and versions. */
export type EditedRecord = Edited<RecordSource> & {
  present: RecordSource | null;
  /** The documents that its texts have. */
  documents: DraftDocument[];
};

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
