import type { AdminRow, EntityName, Input } from '@temple-land/portal-core';
import { useQueryClient } from '@tanstack/react-query';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';

/** Returns a function that refetches every query, public ones too. */
export function useRefetchAll(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries();
}

/** Returns the input that saves a record: a new one, or a version of `row`; `isRestored` restores a retired one. */
export const toSaveInput = (
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

/** Returns the mutation that saves a record. */
export function useSaveRecord() {
  return useServiceMutation('adminSave', { onSuccess: useRefetchAll() });
}

/** Returns the mutation that takes a record out of use. */
export function useRetireRecord() {
  return useServiceMutation('adminDelete', { onSuccess: useRefetchAll() });
}
