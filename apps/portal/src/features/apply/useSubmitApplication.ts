import { landApplicationFields, toRequestAnswers, type Input } from '@temple-land/portal-core';
import { useQueryClient } from '@tanstack/react-query';
import { useServiceMutation } from '../../api/query/useServiceMutation.ts';
import type { FormDraft } from '../../common/draft/DraftLoader.tsx';
import type { LandDraft } from './landDraft.ts';

/** Returns the request of a finished draft; the khatiyan travels as its number. */
function requestOf({ answers, files }: LandDraft): Input<'applyLand'> {
  return {
    districtCode: Number(answers.districtCode),
    tahasilCode: Number(answers.tahasilCode),
    villageCode: Number(answers.villageCode),
    khataNo: answers.names.khatian,
    ...(answers.plotCode === '' ? {} : { plotCode: answers.plotCode }),
    ...toRequestAnswers(landApplicationFields, answers),
    documents: files.map(({ tempId }) => tempId),
  };
}

/** What follows a submit. */
interface SubmitOptions {
  onSubmitted: (applicationNo: string) => void;
  /** The service has an earlier version, whose files are no longer the draft's. */
  onReceived: () => void;
  onError: () => void;
}

/** Submits a finished draft. */
export function useSubmitApplication(
  { idempotencyKey, startNewDraft }: FormDraft,
  { onSubmitted, onReceived, onError }: SubmitOptions,
) {
  const queryClient = useQueryClient();
  const received = () => {
    startNewDraft();
    onReceived();
  };
  const { mutate, isPending, error } = useServiceMutation('applyLand', {
    effects: { received },
    idempotencyKey,
    onSuccess: (answer) => {
      if (!('result' in answer)) return;
      void queryClient.invalidateQueries({ queryKey: ['appliedLand'] });
      onSubmitted(answer.result.applicationNo);
    },
    onError,
  });
  const submit = (draft: LandDraft) => mutate(requestOf(draft));
  return { submit, isPending, message: error?.userMessage };
}
