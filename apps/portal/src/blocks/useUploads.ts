import { fileProblem, outcomeOf, type MessageKey } from '@temple-land/portal-core';
import { useEffect, useRef, useState } from 'react';
import { upload } from '../api/upload.ts';
import type { DraftFile } from './draftFields.ts';

/** A file on its way, or one that did not arrive. */
export interface PendingUpload {
  file: File;
  /** The share that has left the browser, 0 to 1. */
  share: number;
  /** Why it did not arrive; undefined while it is on its way. */
  problem: MessageKey | undefined;
}

/** Sends a file; gives what the service stored, or the message of what went wrong. */
export type SendFile = (
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<Omit<DraftFile, 'kind' | 'uploadedAt'> | MessageKey>;

const failed: MessageKey = 'apply.document.failed';

/** Sends a file to the temporary store of the service. */
const sendFile: SendFile = async (file, onProgress, signal) => {
  try {
    const answer = await upload(file, { onProgress, signal });
    if ('result' in answer) return answer.result;
    return outcomeOf('saveFileToTemp', answer.status).say ?? failed;
  } catch {
    return failed;
  }
};

type Uploads = Readonly<Record<number, PendingUpload>>;

/**
 * Follows the uploads of the documents step, one a kind of document: type and size are checked
 * first, progress and failure are told, a stored file goes to `onStored`.
 */
export function useUploads(onStored: (file: DraftFile) => void, send: SendFile = sendFile) {
  const [uploads, setUploads] = useState<Uploads>({});
  const running = useRef(new Map<number, AbortController>());

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
    const problem = fileProblem(file.name, file.size);
    const state: PendingUpload = { file, share: 0, problem };
    show(kind, state);
    if (problem !== undefined) return;
    const controller = new AbortController();
    running.current.set(kind, controller);
    const follow = (share: number) => show(kind, { ...state, share });
    const result = await send(file, follow, controller.signal);
    if (controller.signal.aborted) return;
    running.current.delete(kind);
    if (typeof result === 'string') {
      show(kind, { ...state, problem: result });
      return;
    }
    hide(kind);
    onStored({ ...result, kind, uploadedAt: Date.now() });
  };

  return { uploads, start, cancel };
}
