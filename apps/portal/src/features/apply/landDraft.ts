import {
  DetailsStepForm,
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

/** The answers as typed; `names` are the words behind the chosen ids. */
export type LandAnswers = TypedAnswers<typeof landApplicationFields> & {
  districtCode: string;
  tahasilCode: string;
  villageCode: string;
  khataNoId: string;
  plotCode: string;
  names: { district: string; tahasil: string; mouza: string; khatian: string; plot: string };
};

/** An application on its way: the answers so far. */
export interface LandDraft {
  hasSeenDetails: boolean;
  answers: LandAnswers;
  files: readonly DraftFile[];
}

const noPlace = {
  districtCode: '',
  tahasilCode: '',
  villageCode: '',
  khataNoId: '',
  plotCode: '',
};
const noNames = { district: '', tahasil: '', mouza: '', khatian: '', plot: '' };

/** Returns the answers that a kept draft holds, and those of its files that are left at `now` (ms since 1970). */
export function landDraftOf(content: DraftContent, now: number): LandDraft {
  return {
    ...toFormValues(content, { hasSeenDetails: false }),
    answers: {
      ...toFormValues(content, noPlace),
      ...parseDraftAnswers(content, landApplicationFields),
      names: toFormValues(content, noNames),
    },
    files: parseDraftFiles(content, now),
  };
}

/** Returns the answers of a draft as the service keeps them: text by field. */
export function contentOfLand({ hasSeenDetails, answers, files }: LandDraft): DraftContent {
  const { names, ...typed } = answers;
  const content = toDraftContent({ ...typed, ...names }, files);
  return hasSeenDetails ? { ...content, hasSeenDetails: '1' } : content;
}

/** Returns whether the details were seen, and what they ask for is answered by the rules of its form. */
export const isDetailsDone = ({ hasSeenDetails, answers }: LandDraft) =>
  hasSeenDetails && v.is(DetailsStepForm, answers);

/** Returns whether "The land" is answered by the rules of its form. */
export const isLandDone = ({ answers }: LandDraft) => v.is(LandStepForm, answers);

/** Returns whether the purpose is answered by the rules of its form. */
export const isPurposeDone = ({ answers }: LandDraft) => v.is(PurposeStepForm, answers);
