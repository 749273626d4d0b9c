import type { AdminRow, EntityName, Input } from '@temple-land/portal-core';
import { useQueryClient } from '@tanstack/react-query';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';

/** Returns a function that has every list and figure asked for again, public ones too. */
export function useRefresh(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries();
}

/** Returns the request that saves a record: a new one, or the version of `row`; `isRestored` brings it back. */
export const toSaveRequest = (
  entity: EntityName,
  fields: Readonly<Record<string, unknown>>,
  row: AdminRow | undefined,
  isRestored = false,
): Input<'adminSave'> => ({
  ...fields,
  entity,
  ...(row ? { id: row.id, version: row.version } : {}),
  ...(isRestored ? { isActive: true as const } : {}),
});

/** Saves a record. */
export function useSave() {
  return useServiceMutation('adminSave', { onSuccess: useRefresh() });
}

/** Takes a record out of use. */
export function useRetire() {
  return useServiceMutation('adminDelete', { onSuccess: useRefresh() });
}
