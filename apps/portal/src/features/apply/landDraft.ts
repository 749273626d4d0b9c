import { LandStepForm, PurposeStepForm } from '@temple-land/portal-core';
import * as v from 'valibot';
import { contentOf, filesOf, valuesOf, type DraftFile } from '../../blocks/draftFields.ts';
import type { DraftContent } from '../../blocks/draftSaver.ts';

/** The answers of "The land" as typed; `names` are the words behind the chosen ids. */
export interface DraftLand {
  districtCode: string;
  tahasilCode: string;
  villageCode: string;
  khataNoId: string;
  plotCode: string;
  area: string;
  holding: '' | 'lease' | 'purchase';
  names: { district: string; tahasil: string; mouza: string; khatian: string; plot: string };
}

/** An application on its way: the answers so far. */
export interface LandDraft {
  hasSeenDetails: boolean;
  land: DraftLand;
  purpose: string;
  files: readonly DraftFile[];
}

const noLand = {
  districtCode: '',
  tahasilCode: '',
  villageCode: '',
  khataNoId: '',
  plotCode: '',
  area: '',
};
const noNames = { district: '', tahasil: '', mouza: '', khatian: '', plot: '' };
const noAnswers = { hasSeenDetails: false, holding: '', purpose: '' };

const isHolding = (value: string): value is DraftLand['holding'] =>
  value === 'lease' || value === 'purchase';

/** Gives the answers that a kept draft holds, and those of its files that are left at `now` (ms since 1970). */
export function landDraftOf(content: DraftContent, now: number): LandDraft {
  const { holding, ...answers } = valuesOf(content, noAnswers);
  return {
    ...answers,
    land: {
      ...valuesOf(content, noLand),
      holding: isHolding(holding) ? holding : '',
      names: valuesOf(content, noNames),
    },
    files: filesOf(content, now),
  };
}

/** Gives the answers of a draft as the service keeps them: text by field. */
export function contentOfLand({ hasSeenDetails, land, purpose, files }: LandDraft): DraftContent {
  const { names, ...typed } = land;
  const content = contentOf({ ...typed, ...names, purpose }, files);
  return hasSeenDetails ? { ...content, hasSeenDetails: '1' } : content;
}

/** Says whether "The land" is answered by the rules of its form. */
export const isLandDone = ({ land }: LandDraft) => v.is(LandStepForm, land);

/** Says whether the purpose is answered by the rules of its form. */
export const isPurposeDone = ({ purpose }: LandDraft) => v.is(PurposeStepForm, { purpose });
