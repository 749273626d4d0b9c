import {
  declarationVersion,
  landApplicationFields,
  toRequestAnswers,
  type Input,
} from '@temple-land/portal-core';
import type { FormDraft } from '../../common/draft/DraftLoader.tsx';
import {
  useDraftSubmission,
  type DraftSubmissionOptions,
} from '../../common/draft/useDraftSubmission.ts';
import { toSubmittedFiles } from '../../common/files/toSubmittedFiles.ts';
import type { LandDraft } from './landDraft.ts';
import { toUsedPlots } from './plots/otherPlots.ts';
import { toProofFiles } from './proofFiles.ts';

/** Returns the input of a complete draft; the khatiyan is sent by its number. */
function toInput({ answers, files }: LandDraft): Input<'applyLand'> {
  const otherPlots = toUsedPlots(answers);
  const { files: sent, ...proofs } = toProofFiles(answers, files);
  return {
    districtCode: Number(answers.districtCode),
    tahasilCode: Number(answers.tahasilCode),
    villageCode: Number(answers.villageCode),
    khataNo: answers.names.khatian,
    ...(answers.plotCode === '' ? {} : { plotCode: answers.plotCode }),
    ...toRequestAnswers(landApplicationFields, answers),
    ...proofs,
    ...(answers.feePayment === 'online' ? { paymentNo: answers.paymentNo } : {}),
    ...(otherPlots.length === 0 ? {} : { otherPlots }),
    declarationVersion,
    ...toSubmittedFiles(sent),
  };
}

/** Returns the function that submits a complete draft. */
export function useSubmitApplication(
  formDraft: FormDraft,
  options: DraftSubmissionOptions<'applyLand'>,
) {
  const { mutate, isPending, error } = useDraftSubmission('applyLand', formDraft, options);
  const submit = (draft: LandDraft) => mutate(toInput(draft));
  return { submit, isPending, message: error?.userMessage };
}
