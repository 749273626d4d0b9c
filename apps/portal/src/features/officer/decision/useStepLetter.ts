import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  getLetterKind,
  missingValue,
  type LetterDraft,
  type LetterText,
  type QueueRow,
} from '@temple-land/portal-core';
import { useState } from 'react';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import type { StepInput } from './useStepMutation.ts';
import { useSettledText } from './useSettledText.ts';

/** A wording that the officer gave, and the draft that it began with. */
interface ChangedLetter {
  action: string;
  draft: LetterText;
  wording: LetterText;
}

const isSame = (first: LetterText, second: LetterText) =>
  first.en === second.en && first.or === second.or;

/** Returns the letter of the chosen step: its draft from the template, and the wording of the officer. */
export function useStepLetter(
  { applicationId, applicationType }: Pick<QueueRow, 'applicationId' | 'applicationType'>,
  action: string,
  given: StepInput,
) {
  const kind = getLetterKind(applicationType, action);
  const settled = JSON.parse(useSettledText(JSON.stringify(given))) as StepInput;
  const request = { applicationId, action, given: settled };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...serviceQuery('letterDraft', kind === undefined ? undefined : request, { isQuiet: true }),
    placeholderData: keepPreviousData,
  });
  const [changed, setChanged] = useState<ChangedLetter>();
  const found: LetterDraft | undefined = data && 'result' in data ? data.result : undefined;
  const draft = found?.kind === kind ? found : undefined;
  const own = changed?.action === action ? changed : undefined;
  const wording = own?.wording ?? draft;
  const change = (to: LetterText) => {
    if (draft === undefined) return;
    const begun = { en: draft.en, or: draft.or };
    setChanged(isSame(to, begun) ? undefined : { action, draft: begun, wording: to });
  };
  return {
    kind,
    request,
    draft,
    wording,
    isChanged: own !== undefined,
    /** The data of the step has changed since the officer changed the text. */
    isOutdated:
      own !== undefined && draft !== undefined && !isPlaceholderData && !isSame(own.draft, draft),
    hasGap:
      wording !== undefined &&
      (wording.en.includes(missingValue) || wording.or.includes(missingValue)),
    change,
    draftAgain: () => setChanged(undefined),
    message: error?.userMessage,
    refetch,
    /** The wording that is sent with the step: only one that differs from the draft. */
    toSend: own?.wording,
  };
}

export type StepLetterState = ReturnType<typeof useStepLetter>;
