import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { createIdempotencyKey, type IdempotencyKey } from '../../api/call/idempotencyKey.ts';
import { setOpenDraft } from '../../state/openDraft.ts';
import { DeletedDraftNotice } from './DeletedDraftNotice.tsx';
import { DeleteDraft } from './DeleteDraft.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { Retry } from '../feedback/Retry.tsx';
import type { DraftContent } from './draftSaver.ts';
import {
  useDraftSaver,
  useStoredDraft,
  type DraftFormId,
  type StoredDraft,
} from './useFormDraft.ts';

/** The draft of a form and the functions that save it. */
export interface FormDraft {
  /** The stored content, or the empty content without a draft. */
  content: DraftContent;
  /** Saves the content of the form after a pause. */
  autosave: (content: DraftContent) => void;
  /** Saves pending content at once; resolves to whether everything is saved. */
  saveNow: () => Promise<boolean>;
  /** Discards pending content before a submit, with which the service deletes the draft. */
  discardPending: () => Promise<void>;
  /** The idempotency key of the form. */
  idempotencyKey: IdempotencyKey;
  /** Starts a new draft, after the form was received without the latest changes. */
  startNewDraft: () => void;
  /** The line about the draft, above the form. */
  notice: ReactNode;
  /** The button that deletes the draft, at the foot of the form; undefined without a draft. */
  deletion: ReactNode;
}

/** The props of `DraftLoader`. */
export interface DraftLoaderProps {
  formId: DraftFormId;
  children: (draft: FormDraft) => ReactNode;
}

// How long a deleted draft can be brought back, unless the user begins a new one.
const undoForMs = 60_000;

function LoadedDraft({
  formId,
  stored,
  children,
  onReload,
  isReloaded,
  deleted,
  onDeleted,
}: DraftLoaderProps & LoadedDraftProps) {
  const [idempotencyKey] = useState(createIdempotencyKey);
  const { state, saver } = useDraftSaver(formId, stored, idempotencyKey);
  const isAutosaved = state.kind === 'unsaved' || state.kind === 'saved';
  useEffect(() => {
    setOpenDraft(isAutosaved ? 'autosaved' : 'notSaved');
    return () => setOpenDraft(undefined);
  }, [isAutosaved]);
  const notice = (
    <DraftNotice
      {...{ stored, state, onReload, isReloaded }}
      deleted={
        deleted && (
          <DeletedDraftNotice
            formId={formId}
            content={deleted}
            onRestored={() => onDeleted(undefined)}
          />
        )
      }
    />
  );
  const hasDraft = state.kind === 'saved' || stored.savedOn !== undefined;
  const deletion = hasDraft ? <DeleteDraft {...{ formId, saver, onDeleted }} /> : undefined;
  const { schedule: autosave, saveNow, discardPending, startNewDraft } = saver;
  return children({
    content: stored.content,
    autosave,
    saveNow,
    discardPending,
    idempotencyKey,
    startNewDraft,
    notice,
    deletion,
  });
}

interface LoadedDraftProps {
  stored: StoredDraft;
  /** Loads the draft again and remounts the form. */
  onReload: () => void;
  /** Whether the user reloaded the form. */
  isReloaded: boolean;
  /** The content of a draft that was just deleted. */
  deleted: DraftContent | undefined;
  /** Keeps the content of a deleted draft for a minute, or nothing, and loads the form again. */
  onDeleted: (content: DraftContent | undefined) => void;
}

function DraftQuery({
  formId,
  children,
  ...reloadProps
}: DraftLoaderProps & Omit<LoadedDraftProps, 'stored'>) {
  const { t } = useTranslation(['common', 'specification']);
  const { stored, isPending, message, refetch } = useStoredDraft(formId);
  if (isPending) return <p role="status">{t('common:shell.loading')}</p>;
  // An empty form would look as if there were no draft.
  if (message) return <Retry message={message} onRetry={refetch} />;
  return <LoadedDraft {...{ formId, stored, ...reloadProps }}>{children}</LoadedDraft>;
}

/**
 * Renders a form with its draft, which the service stores for all devices of the user; nothing is stored on the device.
 */
export function DraftLoader(props: DraftLoaderProps) {
  const [reloads, setReloads] = useState(0);
  const [deleted, setDeleted] = useState<DraftContent>();
  const reload = () => setReloads(reloads + 1);
  useEffect(() => {
    if (deleted === undefined) return undefined;
    const timer = setTimeout(() => setDeleted(undefined), undoForMs);
    return () => clearTimeout(timer);
  }, [deleted]);
  return (
    <DraftQuery
      key={reloads}
      {...props}
      onReload={reload}
      isReloaded={reloads > 0}
      deleted={deleted}
      onDeleted={(content) => {
        setDeleted(content);
        reload();
      }}
    />
  );
}
