import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { createIdempotencyKey, type IdempotencyKey } from '../../api/call/idempotencyKey.ts';
import { setOpenDraft } from '../../state/openDraft.ts';
import { DraftNote } from './DraftNote.tsx';
import { Retry } from '../feedback/Retry.tsx';
import type { DraftContent } from './draftSaver.ts';
import { useDraftSaver, useKeptDraft, type DraftFormId, type KeptDraft } from './useFormDraft.ts';

/** What a form gets of its draft. */
export interface FormDraft {
  /** What it begins with. */
  content: DraftContent;
  /** Takes what stands in the form now. */
  keep: (content: DraftContent) => void;
  /** Sends at once what waits, and returns whether the service has kept all that was typed. */
  finish: () => Promise<boolean>;
  /** Lets no save overtake the submit, with which the service drops the draft. */
  settle: () => Promise<void>;
  /** The key under which the form is sent. */
  idempotencyKey: IdempotencyKey;
  /** Keeps what is typed from now on as a new draft: the form was received without it. */
  restart: () => void;
  /** Says what is kept, until when, and how to begin afresh. */
  note: ReactNode;
}

/** The props of `WithDraft`. */
export interface WithDraftProps {
  formId: DraftFormId;
  children: (draft: FormDraft) => ReactNode;
}

function Kept({ formId, kept, children, onRetry, isAgain }: WithDraftProps & KeptProps) {
  const [idempotencyKey] = useState(createIdempotencyKey);
  const { state, saver } = useDraftSaver(formId, kept, idempotencyKey);
  const isAutosaved = state.kind === 'unsaved' || state.kind === 'saved';
  useEffect(() => {
    setOpenDraft(isAutosaved ? 'autosaved' : 'notSaved');
    return () => setOpenDraft(undefined);
  }, [isAutosaved]);
  const note = <DraftNote {...{ formId, kept, state, onRetry, isAgain }} onDrop={saver.settle} />;
  const { change: keep, finish, settle, restart } = saver;
  return children({ content: kept.content, keep, finish, settle, idempotencyKey, restart, note });
}

interface KeptProps {
  kept: KeptDraft;
  /** Reads the draft again and draws the form anew. */
  onRetry: () => void;
  /** The form was drawn anew because its user asked for that. */
  isAgain: boolean;
}

function Loaded({ formId, children, ...again }: WithDraftProps & Omit<KeptProps, 'kept'>) {
  const { t } = useTranslation(['common', 'specification']);
  const { kept, isPending, message, refetch } = useKeptDraft(formId);
  if (isPending) return <p role="status">{t('common:shell.loading')}</p>;
  // An empty form would look as if nothing had been kept.
  if (message) return <Retry message={message} onRetry={refetch} />;
  return <Kept {...{ formId, kept, ...again }}>{children}</Kept>;
}

/**
 * Draws a form with what its user typed on this or another device, kept by the service; nothing of it
 * is stored on the device.
 */
export function WithDraft(props: WithDraftProps) {
  const [round, setRound] = useState(0);
  return <Loaded key={round} {...props} onRetry={() => setRound(round + 1)} isAgain={round > 0} />;
}
