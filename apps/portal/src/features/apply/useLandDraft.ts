import { useCallback, useState } from 'react';
import { useAutosave } from '../../common/draft/useFormDraft.ts';
import type { FormDraft } from '../../common/draft/DraftLoader.tsx';
import { toLandContent, toLandDraft, type LandDraft } from './landDraft.ts';

/** Changes some answers of a draft; a function is called with the present answers. */
export type ChangeDraft = (
  change: Partial<LandDraft> | ((draft: LandDraft) => Partial<LandDraft>),
) => void;

/** Returns the draft of a land application, autosaved on every change, and the function that changes it. */
export function useLandDraft({ content, autosave }: FormDraft) {
  const [draft, setDraft] = useState(() => toLandDraft(content, Date.now()));
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
