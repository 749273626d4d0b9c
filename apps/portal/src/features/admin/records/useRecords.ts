import type { AdminRow, EntityName } from '@temple-land/portal-core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { hasUserType, toPlaceFilter, type ListState } from './listQuery.ts';

const noRecords: { rows: readonly AdminRow[]; total: number } = { rows: [], total: 0 };

/** Loads a page of an entity's records; the records of the page before stay until it is there. */
export function useRecords(entity: EntityName, state: ListState) {
  const { search, isActive, userType, sort, page, rows, place } = state;
  const { data, isPending, isPlaceholderData, error, refetch } = useQuery({
    ...serviceQuery(
      'adminList',
      {
        entity,
        filter: {
          text: search,
          ...(isActive === undefined ? {} : { isActive }),
          ...(userType !== undefined && hasUserType(entity) ? { userType } : {}),
          ...toPlaceFilter(place),
        },
        ...(sort ? { sort: { field: sort.column, direction: sort.direction } } : {}),
        pageNumber: page,
        pageSize: rows,
      },
      { isQuiet: true },
    ),
    placeholderData: keepPreviousData,
  });
  const list = data && 'result' in data ? data.result : noRecords;
  return { list, isLoading: isPending || isPlaceholderData, message: error?.userMessage, refetch };
}

/** Loads one record; disabled for a new one. */
export function useRecord(entity: EntityName, id: number | undefined) {
  const { data, isLoading, isFetching, error, refetch } = useQuery(
    serviceQuery(
      'adminList',
      id === undefined ? undefined : { entity, filter: { id }, pageNumber: 1, pageSize: 1 },
      { isQuiet: true },
    ),
  );
  const row = data && 'result' in data ? data.result.rows[0] : undefined;
  return {
    row,
    isPending: isLoading || (isFetching && row === undefined),
    message: error?.userMessage,
    refetch,
  };
}

/** Loads the records in use that another one can refer to, at most 1000. */
export function useReferenceOptions(entity: EntityName) {
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery(
      'adminList',
      { entity, filter: { isActive: true }, pageNumber: 1, pageSize: 1000 },
      { isQuiet: true },
    ),
  );
  return {
    rows: data && 'result' in data ? data.result.rows : [],
    isPending,
    message: error?.userMessage,
    refetch,
  };
}
