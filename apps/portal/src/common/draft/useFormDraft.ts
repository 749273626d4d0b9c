import type { Input } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { toCallResult } from '../../api/call/callResult.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { call } from '../../api/call/client.ts';
import type { IdempotencyKey } from '../../api/call/idempotencyKey.ts';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../api/query/useServiceMutation.ts';
import { createDraftSaver, type DraftContent, type DraftState, type Saved } from './draftSaver.ts';

/** The forms whose drafts the service keeps: 1 report, 2 land, 6 quarry. */
export type DraftFormId = Input<'applyDraftSave'>['formId'];

/** What the service keeps of a form of the signed-in user; version 0 and nothing without a draft. */
export interface KeptDraft {
  content: DraftContent;
  version: number;
  /** When it was saved, and when it ends; undefined without a draft. */
  savedOn: string | undefined;
  endsOn: string | undefined;
}

const nothing: KeptDraft = { content: {}, version: 0, savedOn: undefined, endsOn: undefined };
const pauseMs = 1500;
// The first comes in time for every browser where it comes at all; a phone has the last only.
const leavings = ['beforeunload', 'pagehide', 'visibilitychange'];

/** Asks once for the draft of a form; what is read is not shared with a form opened later. */
export function useKeptDraft(formId: DraftFormId) {
  const scope = useId();
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery('applyDraftRead', { formId }, { isQuiet: true, scope }),
  );
  const kept: KeptDraft = data && 'result' in data ? data.result : nothing;
  return { kept, isPending, message: error?.userMessage, refetch };
}

type Draft = Omit<Input<'applyDraftSave'>, 'content'> & { content: DraftContent };

async function send(saved: Draft): Promise<Saved> {
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

/** Keeps a form with the service while it is typed, and when its page is hidden or left. */
export function useDraftSaver(
  formId: DraftFormId,
  { content, version }: KeptDraft,
  key: IdempotencyKey,
) {
  const [state, setState] = useState<DraftState>({ kind: 'unsaved' });
  const [saver] = useState(() =>
    createDraftSaver({
      content,
      version,
      send: (next, over) =>
        send({ formId, content: next, version: over, idempotencyKey: key.current() }),
      onState: setState,
      waitMs: pauseMs,
    }),
  );
  useEffect(() => {
    for (const leaving of leavings) window.addEventListener(leaving, saver.flush);
    return () => {
      for (const leaving of leavings) window.removeEventListener(leaving, saver.flush);
      saver.flush();
    };
  }, [saver]);
  return { state, saver };
}

/** Forgets the draft of a form; `onSettled` is called when it is gone or could not be forgotten. */
export const useDropDraft = (onSettled: () => void) =>
  useServiceMutation('applyDraftDrop', { onSettled });

/** Returns what stands in a form to its saver, from the first change on. */
export function useKeeping(keep: (content: DraftContent) => void, content: DraftContent): void {
  const text = JSON.stringify(content);
  const untouched = useRef<string | undefined>(text);
  useEffect(() => {
    if (text === untouched.current) return;
    untouched.current = undefined;
    keep(JSON.parse(text) as DraftContent);
  }, [keep, text]);
}
