import { toLandAnswers, type Input } from '@temple-land/portal-core';
import { useQueryClient } from '@tanstack/react-query';
import { useServiceCall } from '../../api/query/useServiceCall.ts';
import type { FormDraft } from '../../shared/draft/WithDraft.tsx';
import type { LandDraft } from './landDraft.ts';

/** Gives the request of a finished draft; the khatiyan travels as its number. */
function requestOf({ answers, files }: LandDraft): Input<'applyLand'> {
  return {
    districtCode: Number(answers.districtCode),
    tahasilCode: Number(answers.tahasilCode),
    villageCode: Number(answers.villageCode),
    khataNo: answers.names.khatian,
    ...(answers.plotCode === '' ? {} : { plotCode: answers.plotCode }),
    ...toLandAnswers(answers),
    documents: files.map(({ tempId }) => tempId),
  };
}

/**
 * Submits a draft; gives the application number, or undefined with `message` telling why not. `onReceived` is
 * told that the service has an earlier version, whose files are no longer the draft's.
 */
export function useSubmitApplication({ requestKey, restart }: FormDraft, onReceived: () => void) {
  const queryClient = useQueryClient();
  const received = () => {
    restart();
    onReceived();
  };
  const { run, isPending, message } = useServiceCall('applyLand', { received }, requestKey);
  const submit = async (draft: LandDraft): Promise<string | undefined> => {
    const { answer } = await run(requestOf(draft));
    if (!answer || !('result' in answer)) return undefined;
    void queryClient.invalidateQueries({ queryKey: ['appliedLand'] });
    return answer.result.applicationNo;
  };
  return { submit, isPending, message };
}
