import type { Output } from '@temple-land/portal-core';
import { useQueryClient } from '@tanstack/react-query';
import { useServiceMutation } from '../../api/query/useServiceMutation.ts';
import type { FormDraft } from './DraftLoader.tsx';

/** The calls that submit the form of a draft. */
type SubmissionCall = 'applyLand' | 'grievanceSave' | 'reportJoin' | 'quarrySave';

/** The result of a received submission. */
type SubmissionResult<Name extends SubmissionCall> = Extract<
  Output<Name>,
  { result: unknown }
>['result'];

/** The callbacks of a submission. */
export interface DraftSubmissionOptions<Name extends SubmissionCall> {
  onSubmitted: (result: SubmissionResult<Name>) => void;
  /** Called when the service has already received an earlier version, whose files no longer belong to the draft. */
  onAlreadyReceived: () => void;
  onError: () => void;
}

/** Returns the mutation that submits the form of a draft once. */
export function useDraftSubmission<Name extends SubmissionCall>(
  name: Name,
  { idempotencyKey, startNewDraft }: FormDraft,
  { onSubmitted, onAlreadyReceived, onError }: DraftSubmissionOptions<Name>,
) {
  const queryClient = useQueryClient();
  const received = () => {
    startNewDraft();
    onAlreadyReceived();
  };
  return useServiceMutation(name, {
    effects: { received },
    idempotencyKey,
    onSuccess: (answer) => {
      if (!('result' in answer)) return;
      void queryClient.invalidateQueries({ queryKey: ['appliedLand'] });
      onSubmitted(answer.result as SubmissionResult<Name>);
    },
    onError,
  });
}
