import { type LandField, LandStepForm, PurposeStepForm } from '@temple-land/portal-core';
import * as v from 'valibot';
import {
  toDraftContent,
  parseDraftFiles,
  toFormValues,
  type DraftFile,
} from '../../common/draft/draftFields.ts';
import type { DraftContent } from '../../common/draft/draftSaver.ts';
import { landFields } from '../../common/applications/landFields.ts';

/** The typed answers; `names` are the texts of the chosen ids. */
export interface TypedAnswers extends Record<LandField, string> {
  districtCode: string;
  tahasilCode: string;
  villageCode: string;
  khataNoId: string;
  plotCode: string;
  names: { district: string; tahasil: string; mouza: string; khatian: string; plot: string };
}

/** The draft of a land application. */
export interface LandDraft {
  hasSeenDetails: boolean;
  answers: TypedAnswers;
  files: readonly DraftFile[];
}

const emptyPlace = {
  districtCode: '',
  tahasilCode: '',
  villageCode: '',
  khataNoId: '',
  plotCode: '',
};
const emptyNames = { district: '', tahasil: '', mouza: '', khatian: '', plot: '' };
const emptyAnswers = Object.fromEntries(landFields.map(([name]) => [name, ''])) as Record<
  LandField,
  string
>;

/** Returns the stored answers without choices that the form no longer offers. */
function parseAnswers(content: DraftContent): Record<LandField, string> {
  const stored = toFormValues(content, emptyAnswers);
  const unknown = landFields.filter(
    ([name, { choices }]) => choices !== undefined && !Object.hasOwn(choices, stored[name]),
  );
  return { ...stored, ...Object.fromEntries(unknown.map(([name]) => [name, ''])) };
}

/** Returns the land application of a stored draft, with the files that are still stored at `now` (ms since 1970). */
export function toLandDraft(content: DraftContent, now: number): LandDraft {
  return {
    ...toFormValues(content, { hasSeenDetails: false }),
    answers: {
      ...toFormValues(content, emptyPlace),
      ...parseAnswers(content),
      names: toFormValues(content, emptyNames),
    },
    files: parseDraftFiles(content, now),
  };
}

/** Returns the content of a draft as the service stores it: text by field. */
export function toLandContent({ hasSeenDetails, answers, files }: LandDraft): DraftContent {
  const { names, ...typed } = answers;
  const content = toDraftContent({ ...typed, ...names }, files);
  return hasSeenDetails ? { ...content, hasSeenDetails: '1' } : content;
}

/** Returns whether the step "The land" is valid. */
export const isLandComplete = ({ answers }: LandDraft) => v.is(LandStepForm, answers);

/** Returns whether the purpose step is valid. */
export const isPurposeComplete = ({ answers }: LandDraft) => v.is(PurposeStepForm, answers);
