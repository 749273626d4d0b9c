import type { DraftSource, SitePageDraft } from '@temple-land/portal-core';
import { useState, type FormEvent } from 'react';
import { useDraftActions } from './useSitePages.ts';

/** The key of what was done with a draft. */
export type DoneKey =
  'sitePages:saved' | 'sitePages:sent' | 'sitePages:discarded' | 'sitePages:versions.used';

/** What the form of a draft begins with, and what it tells. */
export interface DraftCallbacks {
  onDone: (message: DoneKey) => void;
  onDiscarded: () => void;
}

/** The draft of a form, and how its values become a text. `Values` are what the fields hold. */
export interface DraftFormOptions<Values> extends DraftCallbacks {
  name: string;
  draft: SitePageDraft | null;
  initial: Values;
  toSource: (values: Values) => DraftSource;
  /** Whether the values can be published. */
  isFaulty: (values: Values) => boolean;
}

/** Returns the state of the form of a draft, and what saves, discards and publishes it. */
export function useDraftForm<Values>(options: DraftFormOptions<Values>) {
  const { name, draft, initial, toSource, onDone, onDiscarded } = options;
  const { save, discard, publish, refetchAll } = useDraftActions();
  const [values, setValues] = useState(initial);
  const [reviewOn, setReviewOn] = useState(draft?.reviewOn ?? '');
  const [revision, setRevision] = useState(draft?.revision ?? 0);
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [isDiscarding, setIsDiscarding] = useState(false);
  const isFaulty = options.isFaulty(values);
  const isReasonMissing = reason.trim() === '';

  const saveDraft = (onSaved: (revision: number) => void) =>
    save.mutate(
      { name, revision, source: toSource(values), reviewOn },
      {
        onSuccess: (answer) => {
          if (!('result' in answer)) return;
          setRevision(answer.result.revision);
          onSaved(answer.result.revision);
        },
      },
    );
  const request = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (isFaulty || isReasonMissing) return;
    saveDraft((saved) =>
      publish.mutate(
        { name, revision: saved, reason: reason.trim() },
        { onSuccess: () => onDone('sitePages:sent') },
      ),
    );
  };
  return {
    values,
    setValues,
    source: toSource(values),
    revision,
    setRevision,
    reviewOn,
    setReviewOn,
    reason,
    setReason,
    isAsked,
    isFaulty,
    request,
    isSaving: save.isPending,
    isPublishing: publish.isPending,
    isDiscardPending: discard.isPending,
    isDiscarding,
    setIsDiscarding,
    message: save.error?.userMessage ?? publish.error?.userMessage ?? discard.error?.userMessage,
    save: () =>
      saveDraft(() => {
        refetchAll();
        onDone('sitePages:saved');
      }),
    discard: () =>
      discard.mutate(
        { name, revision },
        { onSuccess: onDiscarded, onError: () => setIsDiscarding(false) },
      ),
  };
}

/** The state of the form of a draft. */
export type DraftForm = Omit<ReturnType<typeof useDraftForm>, 'values' | 'setValues'>;
