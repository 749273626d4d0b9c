import type { AdminRow, EntityName } from '@temple-land/portal-core';
import { useServiceQuery } from '../../api/useCall.ts';
import type { ListState } from './listAddress.ts';

const nothing: { rows: readonly AdminRow[]; total: number } = { rows: [], total: 0 };

/** Asks for a page of an entity's records. */
export function useRecords(entity: EntityName, state: ListState) {
  const { search, isActive, sort, page, rows } = state;
  const { answer, isPending, said, refetch } = useServiceQuery(
    'adminList',
    {
      entity,
      filter: { text: search, ...(isActive === undefined ? {} : { isActive }) },
      ...(sort ? { sort: { field: sort.column, direction: sort.direction } } : {}),
      pageNumber: page,
      pageSize: rows,
    },
    { isQuiet: true },
  );
  const list = answer && 'result' in answer ? answer.result : nothing;
  return { list, isPending, said, refetch };
}

/** Asks for one record; nothing for a new one. */
export function useRecord(entity: EntityName, id: number | undefined) {
  const { answer, isPending, isFetching, said, refetch } = useServiceQuery(
    'adminList',
    { entity, filter: { id: id ?? 1 }, pageNumber: 1, pageSize: 1 },
    { isQuiet: true, isEnabled: id !== undefined },
  );
  const row = answer && 'result' in answer ? answer.result.rows[0] : undefined;
  return { row, isPending: isPending || (isFetching && row === undefined), said, refetch };
}

/** Asks for the records in use that another one can refer to, at most 1000. */
export function useChoices(entity: EntityName) {
  const { answer, isPending, said, refetch } = useServiceQuery(
    'adminList',
    { entity, filter: { isActive: true }, pageNumber: 1, pageSize: 1000 },
    { isQuiet: true },
  );
  return { rows: answer && 'result' in answer ? answer.result.rows : [], isPending, said, refetch };
}
