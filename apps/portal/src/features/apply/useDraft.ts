import { useCallback, useState } from 'react';
import { useAutosave } from '../../common/draft/useFormDraft.ts';
import type { FormDraft } from '../../common/draft/DraftLoader.tsx';
import { contentOfLand, landDraftOf, type LandDraft } from './landDraft.ts';

/** Changes some answers of a draft; a function gets the answers as they stand. */
export type ChangeDraft = (
  change: Partial<LandDraft> | ((draft: LandDraft) => Partial<LandDraft>),
) => void;

/** Holds the answers of an application, from what the service kept of it, and keeps them while they change. */
export function useDraft({ content, autosave }: FormDraft) {
  const [draft, setDraft] = useState(() => landDraftOf(content, Date.now()));
  const change = useCallback<ChangeDraft>((change) => {
    setDraft((before) => {
      const changed = typeof change === 'function' ? change(before) : change;
      return { ...before, ...changed };
    });
  }, []);
  const now = contentOfLand(draft);
  useAutosave(autosave, now);
  return { draft, change, content: now };
}
