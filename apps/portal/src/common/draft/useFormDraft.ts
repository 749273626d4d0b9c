import type { Input } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { toCallResult } from '../../api/call/callResult.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { call } from '../../api/call/call.ts';
import type { IdempotencyKey } from '../../api/call/idempotencyKey.ts';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../api/query/useServiceMutation.ts';
import {
  createDraftSaver,
  type DraftContent,
  type DraftState,
  type SaveResult,
} from './draftSaver.ts';

/** The forms whose drafts the service keeps: 1 report, 2 land, 6 quarry. */
export type DraftFormId = Input<'applyDraftSave'>['formId'];

/** The stored draft of a form; version 0 and empty content without a draft. */
export interface StoredDraft {
  content: DraftContent;
  version: number;
  /** When it was saved and when it expires; undefined without a draft. */
  savedOn: string | undefined;
  endsOn: string | undefined;
}

const noDraft: StoredDraft = { content: {}, version: 0, savedOn: undefined, endsOn: undefined };
const autosaveDelayMs = 1500;
// Desktop browsers dispatch the first, phones only the last.
const leaveEvents = ['beforeunload', 'pagehide', 'visibilitychange'];

/** Loads the draft of a form once; the answer is not cached for a form opened later. */
export function useStoredDraft(formId: DraftFormId) {
  const scope = useId();
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery('applyDraftRead', { formId }, { isQuiet: true, scope }),
  );
  const stored: StoredDraft = data && 'result' in data ? data.result : noDraft;
  return { stored, isPending, message: error?.userMessage, refetch };
}

type DraftInput = Omit<Input<'applyDraftSave'>, 'content'> & { content: DraftContent };

async function sendDraft(saved: DraftInput): Promise<SaveResult> {
  try {
    const answer = await call('applyDraftSave', saved, { isQuiet: true, keepalive: true });
    if ('result' in answer) return answer.result;
    const { effects } = toCallResult('applyDraftSave', answer);
    if (effects.includes('received')) return 'received';
    return effects.includes('conflict') ? 'conflict' : 'failed';
  } catch {
    return 'failed';
  }
}

/** Returns the draft saver of a form and its state; pending content is saved when the page is hidden or left. */
export function useDraftSaver(
  formId: DraftFormId,
  { content, version }: StoredDraft,
  key: IdempotencyKey,
) {
  const [state, setState] = useState<DraftState>({ kind: 'unsaved' });
  const [saver] = useState(() =>
    createDraftSaver({
      content,
      version,
      send: (next, over) =>
        sendDraft({ formId, content: next, version: over, idempotencyKey: key.current() }),
      onState: setState,
      delayMs: autosaveDelayMs,
    }),
  );
  useEffect(() => {
    for (const leaving of leaveEvents) window.addEventListener(leaving, saver.flush);
    return () => {
      for (const leaving of leaveEvents) window.removeEventListener(leaving, saver.flush);
      saver.flush();
    };
  }, [saver]);
  return { state, saver };
}

/** Returns a mutation that deletes the draft of a form. */
export const useDeleteDraft = () => useServiceMutation('applyDraftDrop');

/** Returns a mutation that saves a deleted draft again; a draft that was begun since stays. */
export const useRestoreDraft = (onRestored: () => void) =>
  useServiceMutation('applyDraftSave', {
    effects: { conflict: onRestored },
    onSuccess: onRestored,
  });

/** Calls `autosave` with the content of a form whenever it changes. */
export function useAutosave(
  autosave: (content: DraftContent) => void,
  content: DraftContent,
): void {
  const text = JSON.stringify(content);
  const initialText = useRef<string | undefined>(text);
  useEffect(() => {
    if (text === initialText.current) return;
    initialText.current = undefined;
    autosave(JSON.parse(text) as DraftContent);
  }, [autosave, text]);
}
