import type { AdminRow, EntityName } from '@temple-land/portal-core';
import { useQueryClient } from '@tanstack/react-query';
import { useServiceCall } from '../../../api/query/useServiceCall.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import type { UserMessage } from '../../../state/userMessage.ts';

/**
 * How a save ended: the record's id, nothing yet because it waits for a second administrator, or what to say
 * and the field it is about.
 */
export type Ended =
  | { id: number }
  | { isWaiting: true }
  | { message: UserMessage | undefined; field: string | undefined };

/** Gives a function that has every list and figure asked for again, public ones too. */
export function useRefresh(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries();
}

/** Saves a record: a new one, or the version of one that was seen; `isRestored` brings it back. */
export function useSave(entity: EntityName) {
  const { run, isPending, clear } = useServiceCall('adminSave');
  const refresh = useRefresh();
  const save = async (
    fields: Readonly<Record<string, unknown>>,
    row: AdminRow | undefined,
    isRestored = false,
  ): Promise<Ended> => {
    const { answer, message } = await run({
      ...fields,
      entity,
      ...(row ? { id: row.id, version: row.version } : {}),
      ...(isRestored ? { isActive: true as const } : {}),
    });
    if (answer && 'result' in answer) {
      refresh();
      return { id: answer.result.id };
    }
    if (answer && 'isWaiting' in answer) {
      refresh();
      return { isWaiting: true };
    }
    return { message, field: answer && 'field' in answer ? answer.field : undefined };
  };
  return { save, isPending, clear };
}

/** Takes a record out of use. */
export function useRetire() {
  return useServiceMutation('adminDelete', { onSuccess: useRefresh() });
}
