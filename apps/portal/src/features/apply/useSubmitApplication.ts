import type { Input } from '@temple-land/portal-core';
import { queries } from '../../api/queries.ts';
import { useServiceCall } from '../../api/useCall.ts';
import { useFormKey } from '../../blocks/useFormKey.ts';
import type { LandDraft } from './landDraft.ts';

/** Gives the request of a finished draft under the key of its form; the khatiyan travels as its number. */
function requestOf(
  { land, purpose, files }: LandDraft,
  idempotencyKey: string,
): Input<'applyLand'> {
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
  const idempotencyKey = useFormKey();
  const submit = async (draft: LandDraft): Promise<string | undefined> => {
    const { answer } = await run(requestOf(draft, idempotencyKey));
    if (!answer || !('result' in answer)) return undefined;
    void queries.invalidateQueries({ queryKey: ['appliedLand'] });
    return answer.result.applicationNo;
  };
  return { submit, isPending, said };
}
