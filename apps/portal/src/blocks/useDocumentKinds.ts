import type { Output } from '@temple-land/portal-core';
import { useServiceQuery } from '../api/useCall.ts';

/** A document that a form asks for. */
export type DocumentKind = Extract<Output<'documentList'>, { result: unknown }>['result'][number];

const tenMinutes = 600_000;

/** Asks which documents a form needs: 1 report, 2 land application, 6 quarry application. */
export function useDocumentKinds(formId: 1 | 2 | 6) {
  const { answer, isPending, said, refetch } = useServiceQuery(
    'documentList',
    { formId },
    { isQuiet: true, freshMs: tenMinutes },
  );
  const kinds: readonly DocumentKind[] = answer && 'result' in answer ? answer.result : [];
  return { kinds, isPending, said, refetch };
}
