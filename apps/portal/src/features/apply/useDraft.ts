import { useCallback, useState } from 'react';
import { emptyDraft, forgetDraft, readDraft, storeDraft } from '../../state/applyDraft.ts';
import type { ApplyDraft } from '../../state/applyDraft.ts';

/** Changes some answers of a draft; a function gets the answers as they stand. */
export type ChangeDraft = (
  change: Partial<ApplyDraft> | ((draft: ApplyDraft) => Partial<ApplyDraft>),
) => void;

/** Keeps the answers of an application on this device, step by step. */
export function useDraft(ownerId: number) {
  const [draft, setDraft] = useState(() => readDraft(ownerId, Date.now()));
  const change = useCallback<ChangeDraft>((change) => {
    setDraft((before) => {
      const changed = typeof change === 'function' ? change(before) : change;
      const after = { ...before, ...changed, savedAt: Date.now() };
      storeDraft(after);
      return after;
    });
  }, []);
  const clear = useCallback(() => {
    forgetDraft();
    setDraft(emptyDraft(ownerId, Date.now()));
  }, [ownerId]);
  return { draft, change, clear };
}
