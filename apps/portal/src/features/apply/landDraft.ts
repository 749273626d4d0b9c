import {
  DetailsStepForm,
  FeeStepForm,
  landApplicationFields,
  LandStepForm,
  PurposeStepForm,
  type TypedAnswers,
} from '@temple-land/portal-core';
import * as v from 'valibot';
import {
  toDraftContent,
  parseDraftAnswers,
  parseDraftFiles,
  toFormValues,
  type DraftFile,
} from '../../common/draft/draftFields.ts';
import type { DraftContent } from '../../common/draft/draftSaver.ts';
import { isPlotComplete, listOtherPlots, toOtherPlots } from './plots/otherPlots.ts';

/** The typed answers; `names` are the texts of the chosen ids. */
export type LandAnswers = TypedAnswers<typeof landApplicationFields> & {
  districtCode: string;
  tahasilCode: string;
  villageCode: string;
  khataNoId: string;
  plotCode: string;
  /** The plots besides that one, as `toOtherPlotsText` writes them. */
  otherPlots: string;
  /** The land and kind for which the step "Fee" was answered, as `toFeeKey` names them. */
  feeFor: string;
  /** The order by which the fee is paid online. */
  paymentNo: string;
  names: { district: string; tahasil: string; mouza: string; khatian: string; plot: string };
};

/** The draft of a land application. */
export interface LandDraft {
  hasSeenDetails: boolean;
  answers: LandAnswers;
  files: readonly DraftFile[];
}

const emptyPlace = {
  districtCode: '',
  tahasilCode: '',
  villageCode: '',
  khataNoId: '',
  plotCode: '',
  otherPlots: '',
  feeFor: '',
  paymentNo: '',
};
const emptyNames = { district: '', tahasil: '', mouza: '', khatian: '', plot: '' };

/** Returns the land application of a stored draft, with the files that are still stored at `now` (ms since 1970). */
export function toLandDraft(content: DraftContent, now: number): LandDraft {
  const answers = parseDraftAnswers(content, landApplicationFields);
  return {
    ...toFormValues(content, { hasSeenDetails: false }),
    answers: {
      ...toFormValues(content, emptyPlace),
      ...answers,
      // A draft of an earlier release has the holding but no kind.
      applicationKind: answers.applicationKind || answers.holding,
      names: toFormValues(content, emptyNames),
    },
    files: parseDraftFiles(content, now),
  };
}

/** Returns the content of a draft as the service stores it: text by field. */
export function toLandContent({ hasSeenDetails, answers, files }: LandDraft): DraftContent {
  const { names, ...typed } = answers;
  // A box that is not ticked is what the form begins with.
  const filled = Object.entries(typed).filter(([, value]) => value !== false);
  const content = toDraftContent({ ...Object.fromEntries(filled), ...names }, files);
  return hasSeenDetails ? { ...content, hasSeenDetails: '1' } : content;
}

/** Returns whether the step of the details was shown and is valid. */
export const isDetailsComplete = ({ hasSeenDetails, answers }: LandDraft) =>
  hasSeenDetails && v.is(DetailsStepForm, answers);

/** Returns whether the step "The land" is valid. */
export const isLandComplete = ({ answers }: LandDraft) =>
  v.is(LandStepForm, answers) && listOtherPlots(answers).every(isPlotComplete);

/** Returns whether the purpose step is valid. */
export const isPurposeComplete = ({ answers }: LandDraft) => v.is(PurposeStepForm, answers);

/** Returns a text that differs for each land and kind whose fee can differ. */
export const toFeeKey = (
  answers: Pick<
    LandAnswers,
    'applicationKind' | 'villageCode' | 'khataNoId' | 'plotCode' | 'otherPlots' | 'area'
  >,
) => {
  const { applicationKind, villageCode, khataNoId, plotCode, area } = answers;
  const others = toOtherPlots(answers).map((plot) => `${plot.plotCode}:${plot.area}`);
  return [applicationKind, villageCode, khataNoId, plotCode, area.trim(), ...others].join(' ');
};

/** Returns whether the fee step was answered for the present land, and is valid. */
export const isFeeComplete = ({ answers }: LandDraft) =>
  answers.feePayment !== '' &&
  (answers.feePayment !== 'online' || answers.paymentNo !== '') &&
  answers.feeFor === toFeeKey(answers) &&
  v.is(FeeStepForm, answers);
