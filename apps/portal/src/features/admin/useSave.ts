import type { AdminRow, EntityName } from '@temple-land/portal-core';
import { queries } from '../../api/queries.ts';
import { useServiceCall } from '../../api/useCall.ts';
import type { Said } from '../../state/said.ts';

/**
 * How a save ended: the record's id, nothing yet because it waits for a second administrator, or what to say
 * and the field it is about.
 */
export type Ended =
  { id: number } | { isWaiting: true } | { said: Said | undefined; field: string | undefined };

/** Gives a function that has every list and figure asked for again, public ones too. */
export function useRefresh(): () => void {
  return () => void queries.invalidateQueries();
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
    const { answer, said } = await run({
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
    return { said, field: answer && 'field' in answer ? answer.field : undefined };
  };
  return { save, isPending, clear };
}

/** Takes a record out of use; gives whether it is. */
export function useRetire(entity: EntityName) {
  const { run, isPending, said, clear } = useServiceCall('adminDelete');
  const refresh = useRefresh();
  const retire = async ({ id, version }: AdminRow): Promise<boolean> => {
    const ended = await run({ entity, id, version });
    const isDone = ended.isSuccess && ended.said === undefined;
    if (isDone) refresh();
    return isDone;
  };
  return { retire, isPending, said, clear };
}
