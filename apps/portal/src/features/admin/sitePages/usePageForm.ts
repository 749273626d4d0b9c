import {
  listPageFaults,
  type Language,
  type PageSource,
  type SitePageName,
} from '@temple-land/portal-core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftActions, type EditedPage } from './useSitePages.ts';

/** The key of what was done with a draft. */
export type DoneKey =
  'sitePages:saved' | 'sitePages:sent' | 'sitePages:discarded' | 'sitePages:versions.used';

/** What the form of a page begins with, and what it tells. */
export interface PageFormOptions {
  name: SitePageName;
  page: EditedPage;
  initial: PageSource;
  onDone: (message: DoneKey) => void;
  onDiscarded: () => void;
}

/** Returns the state of the form of a page: its texts, its language, and what saves, discards and publishes the draft. */
export function usePageForm({ name, page, initial, onDone, onDiscarded }: PageFormOptions) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const { save, discard, publish, refetchAll } = useDraftActions();
  const [source, setSource] = useState(initial);
  const [reviewOn, setReviewOn] = useState(page.draft?.reviewOn ?? '');
  const [revision, setRevision] = useState(page.draft?.revision ?? 0);
  const [language, setLanguage] = useState<Language>('en');
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [isDiscarding, setIsDiscarding] = useState(false);
  const faults = listPageFaults(name, source);
  const isReasonMissing = reason.trim() === '';

  const saveDraft = (onSaved: (revision: number) => void) =>
    save.mutate(
      { name, revision, source, reviewOn },
      {
        onSuccess: (answer) => {
          if (!('result' in answer)) return;
          setRevision(answer.result.revision);
          onSaved(answer.result.revision);
        },
      },
    );
  const getFault = (path: string) => {
    const fault = isAsked ? faults.find((one) => one.path === path) : undefined;
    return fault === undefined ? {} : { errorMessage: t(`specification:${fault.key}`) };
  };
  const request = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (faults.length > 0 || isReasonMissing) return;
    saveDraft((saved) =>
      publish.mutate(
        { name, revision: saved, reason: reason.trim() },
        { onSuccess: () => onDone('sitePages:sent') },
      ),
    );
  };
  return {
    source,
    setSource,
    reviewOn,
    setReviewOn,
    language,
    setLanguage,
    reason,
    setReason,
    isReasonMissing,
    isAsked,
    isFaulty: faults.length > 0,
    getFault,
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
