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

/** The answers as typed; `names` are the words behind the chosen ids. */
export interface TypedAnswers extends Record<LandField, string> {
  districtCode: string;
  tahasilCode: string;
  villageCode: string;
  khataNoId: string;
  plotCode: string;
  names: { district: string; tahasil: string; mouza: string; khatian: string; plot: string };
}

/** An application on its way: the answers so far. */
export interface LandDraft {
  hasSeenDetails: boolean;
  answers: TypedAnswers;
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
const noAnswers = Object.fromEntries(landFields.map(([name]) => [name, ''])) as Record<
  LandField,
  string
>;

/** Returns the kept answers without choices that the form does not offer. */
function answersIn(content: DraftContent): Record<LandField, string> {
  const kept = toFormValues(content, noAnswers);
  const unknown = landFields.filter(
    ([name, { choices }]) => choices !== undefined && !Object.hasOwn(choices, kept[name]),
  );
  return { ...kept, ...Object.fromEntries(unknown.map(([name]) => [name, ''])) };
}

/** Returns the answers that a kept draft holds, and those of its files that are left at `now` (ms since 1970). */
export function landDraftOf(content: DraftContent, now: number): LandDraft {
  return {
    ...toFormValues(content, { hasSeenDetails: false }),
    answers: {
      ...toFormValues(content, noPlace),
      ...answersIn(content),
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

/** Returns whether "The land" is answered by the rules of its form. */
export const isLandDone = ({ answers }: LandDraft) => v.is(LandStepForm, answers);

/** Returns whether the purpose is answered by the rules of its form. */
export const isPurposeDone = ({ answers }: LandDraft) => v.is(PurposeStepForm, answers);
