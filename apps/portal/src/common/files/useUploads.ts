import { validateFile } from '@temple-land/portal-core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadFile } from '../../api/files/upload.ts';
import { useFileCalls } from '../../api/files/useFileCalls.ts';
import type { UserMessage } from '../../state/userMessage.ts';
import type { DraftFile } from '../draft/draftFields.ts';
import { checkDocumentFile, type DocumentKind } from './useDocumentKinds.ts';

/** A file that is being uploaded or has failed. */
export interface PendingUpload {
  file: File;
  /** The fraction that has been sent, 0 to 1. */
  progress: number;
  /** Why it failed; undefined while it is being uploaded. */
  problem: UserMessage | undefined;
  /** Counts the chosen files, so that a file with the same name is announced again. */
  attempt: number;
}

const uploadFailedMessage: UserMessage = { key: 'apply.document.failed' };

type Uploads = Readonly<Record<number, PendingUpload>>;

/**
 * Returns the running uploads, one for each kind of document. Type and size are checked first, by the rules of the kind
 * where `start` gets them; `onStored` is called
 * with a stored file.
 */
export function useUploads(onStored: (file: DraftFile) => void) {
  const { awaitUpload } = useFileCalls();
  const { t } = useTranslation(['common', 'specification']);
  const [uploads, setUploads] = useState<Uploads>({});
  const controllers = useRef(new Map<number, AbortController>());
  const attempts = useRef(0);

  useEffect(() => {
    const running = controllers.current;
    return () => running.forEach((controller) => controller.abort());
  }, []);

  const setUpload = (kind: number, upload: PendingUpload) =>
    setUploads((uploads) => ({ ...uploads, [kind]: upload }));
  const removeUpload = (kind: number) =>
    setUploads((uploads) =>
      Object.fromEntries(Object.entries(uploads).filter(([key]) => key !== String(kind))),
    );

  const cancel = (kind: number) => {
    controllers.current.get(kind)?.abort();
    controllers.current.delete(kind);
    removeUpload(kind);
  };

  const start = async (
    kind: number,
    file: File,
    limits?: Pick<DocumentKind, 'types' | 'maxKb'>,
  ) => {
    controllers.current.get(kind)?.abort();
    const general = validateFile(file.name, file.size);
    const problem = limits ? checkDocumentFile(limits, file, t) : general && { key: general };
    attempts.current += 1;
    const pending: PendingUpload = {
      file,
      progress: 0,
      problem,
      attempt: attempts.current,
    };
    setUpload(kind, pending);
    if (problem !== undefined) return;
    const controller = new AbortController();
    controllers.current.set(kind, controller);
    const { signal } = controller;
    const onProgress = (progress: number) => setUpload(kind, { ...pending, progress });
    const { answer, message } = await awaitUpload(
      'saveFileToTemp',
      uploadFile(file, { onProgress, signal }),
    );
    if (signal.aborted) return;
    controllers.current.delete(kind);
    if (!answer || !('result' in answer)) {
      setUpload(kind, { ...pending, problem: message ?? uploadFailedMessage });
      return;
    }
    removeUpload(kind);
    onStored({ ...answer.result, kind, uploadedAt: Date.now() });
  };

  return { uploads, start, cancel };
}
