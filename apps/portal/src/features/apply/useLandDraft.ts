import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAutosave } from '../../common/draft/useFormDraft.ts';
import type { FormDraft } from '../../common/draft/DraftLoader.tsx';
import { parseKind } from './kindPath.ts';
import { toLandContent, toLandDraft, type LandDraft } from './landDraft.ts';

/** Changes some answers of a draft; a function is called with the present answers. */
export type ChangeDraft = (
  change: Partial<LandDraft> | ((draft: LandDraft) => Partial<LandDraft>),
) => void;

/**
 * Returns the draft of a land application, of the kind that the address names if it has none, autosaved on every
 * change, and the function that changes it.
 */
export function useLandDraft({ content, autosave }: FormDraft) {
  const [address] = useSearchParams();
  const [draft, setDraft] = useState(() => {
    const stored = toLandDraft(content, Date.now());
    const applicationKind = stored.answers.applicationKind || (parseKind(address) ?? '');
    return { ...stored, answers: { ...stored.answers, applicationKind } };
  });
  const change = useCallback<ChangeDraft>((change) => {
    setDraft((before) => {
      const changed = typeof change === 'function' ? change(before) : change;
      return { ...before, ...changed };
    });
  }, []);
  const now = toLandContent(draft);
  useAutosave(autosave, now);
  return { draft, change, content: now };
}
