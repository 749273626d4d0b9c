import type { Output } from '@temple-land/portal-core';
import { useServiceQuery } from '../../api/useCall.ts';

/** A document that a land application asks for. */
export type DocumentKind = Extract<Output<'documentList'>, { result: unknown }>['result'][number];

const tenMinutes = 600_000;

/** Asks which documents a land application needs. */
export function useDocumentKinds() {
  const { answer, isPending, said, refetch } = useServiceQuery(
    'documentList',
    {},
    { isQuiet: true, freshMs: tenMinutes },
  );
  const kinds: readonly DocumentKind[] = answer && 'result' in answer ? answer.result : [];
  return { kinds, isPending, said, refetch };
}
