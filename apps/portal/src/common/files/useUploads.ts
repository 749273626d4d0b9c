import { validateFile } from '@temple-land/portal-core';
import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '../../api/files/upload.ts';
import { useFileCalls } from '../../api/files/useFileCalls.ts';
import type { UserMessage } from '../../state/userMessage.ts';
import type { DraftFile } from '../draft/draftFields.ts';

/** A file on its way, or one that did not arrive. */
export interface PendingUpload {
  file: File;
  /** The share that has left the browser, 0 to 1. */
  share: number;
  /** Why it did not arrive; undefined while it is on its way. */
  problem: UserMessage | undefined;
  /** Counts the files that were chosen; each is told anew, also under the name of the one before. */
  attempt: number;
}

const failed: UserMessage = { key: 'apply.document.failed' };

type Uploads = Readonly<Record<number, PendingUpload>>;

/**
 * Follows the uploads of the documents step, one a kind of document: type and size are checked
 * first, progress and failure are told, a stored file goes to `onStored`.
 */
export function useUploads(onStored: (file: DraftFile) => void) {
  const { awaitUpload } = useFileCalls();
  const [uploads, setUploads] = useState<Uploads>({});
  const running = useRef(new Map<number, AbortController>());
  const attempts = useRef(0);

  useEffect(() => {
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);

  const show = (kind: number, upload: PendingUpload) =>
    setUploads((uploads) => ({ ...uploads, [kind]: upload }));
  const hide = (kind: number) =>
    setUploads((uploads) =>
      Object.fromEntries(Object.entries(uploads).filter(([key]) => key !== String(kind))),
    );

  const cancel = (kind: number) => {
    running.current.get(kind)?.abort();
    running.current.delete(kind);
    hide(kind);
  };

  const start = async (kind: number, file: File) => {
    running.current.get(kind)?.abort();
    const problem = validateFile(file.name, file.size);
    attempts.current += 1;
    const state: PendingUpload = {
      file,
      share: 0,
      problem: problem && { key: problem },
      attempt: attempts.current,
    };
    show(kind, state);
    if (problem !== undefined) return;
    const controller = new AbortController();
    running.current.set(kind, controller);
    const { signal } = controller;
    const onProgress = (share: number) => show(kind, { ...state, share });
    const { answer, message } = await awaitUpload(
      'saveFileToTemp',
      uploadFile(file, { onProgress, signal }),
    );
    if (signal.aborted) return;
    running.current.delete(kind);
    if (!answer || !('result' in answer)) {
      show(kind, { ...state, problem: message ?? failed });
      return;
    }
    hide(kind);
    onStored({ ...answer.result, kind, uploadedAt: Date.now() });
  };

  return { uploads, start, cancel };
}
