import type { Input } from '@temple-land/portal-core';
import { queries } from '../../api/queries.ts';
import { useServiceCall } from '../../api/useCall.ts';
import type { ApplyDraft } from '../../state/applyDraft.ts';

/** Gives the request of a finished draft; the khatiyan travels as its number. */
export function requestOf({
  land,
  purpose,
  files,
  idempotencyKey,
}: ApplyDraft): Input<'applyLand'> {
  return {
    districtCode: Number(land.districtCode),
    tahasilCode: Number(land.tahasilCode),
    villageCode: Number(land.villageCode),
    khataNo: land.names.khatian,
    ...(land.plotCode === '' ? {} : { plotCode: land.plotCode }),
    purpose: purpose.trim(),
    holding: land.holding === 'purchase' ? 'purchase' : 'lease',
    area: Number(land.area),
    documents: files.map(({ tempId }) => tempId),
    idempotencyKey,
  };
}

/** Submits a draft; gives the application number, or undefined with `said` telling why not. */
export function useSubmitApplication() {
  const { run, isPending, said } = useServiceCall('applyLand');
  const submit = async (draft: ApplyDraft): Promise<string | undefined> => {
    const { answer } = await run(requestOf(draft));
    if (!answer || !('result' in answer)) return undefined;
    void queries.invalidateQueries({ queryKey: ['appliedLand'] });
    return answer.result.applicationNo;
  };
  return { submit, isPending, said };
}
