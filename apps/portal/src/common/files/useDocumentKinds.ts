import type { Output } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../api/query/serviceQuery.ts';

/** A document that a form requires. */
export type DocumentKind = Extract<Output<'documentList'>, { result: unknown }>['result'][number];

const tenMinutes = 600_000;

/** Loads the documents that a form requires: 1 report, 2 land application, 6 quarry application. */
export function useDocumentKinds(formId: 1 | 2 | 6) {
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery('documentList', { formId }, { isQuiet: true, staleTime: tenMinutes }),
  );
  const kinds: readonly DocumentKind[] = data && 'result' in data ? data.result : [];
  return { kinds, isPending, message: error?.userMessage, refetch };
}
