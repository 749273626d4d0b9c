import { landApplicationFields, toRequestAnswers, type Input } from '@temple-land/portal-core';
import { useQueryClient } from '@tanstack/react-query';
import { useServiceMutation } from '../../api/query/useServiceMutation.ts';
import type { FormDraft } from '../../common/draft/DraftLoader.tsx';
import type { LandDraft } from './landDraft.ts';

/** Returns the input of a complete draft; the khatiyan is sent by its number. */
function toInput({ answers, files }: LandDraft): Input<'applyLand'> {
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

/** The callbacks of a submit. */
interface SubmitOptions {
  onSubmitted: (applicationNo: string) => void;
  /** Called when the service has already received an earlier version, whose files no longer belong to the draft. */
  onAlreadyReceived: () => void;
  onError: () => void;
}

/** Returns the function that submits a complete draft. */
export function useSubmitApplication(
  { idempotencyKey, startNewDraft }: FormDraft,
  { onSubmitted, onAlreadyReceived, onError }: SubmitOptions,
) {
  const queryClient = useQueryClient();
  const received = () => {
    startNewDraft();
    onAlreadyReceived();
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
  const submit = (draft: LandDraft) => mutate(toInput(draft));
  return { submit, isPending, message: error?.userMessage };
}
