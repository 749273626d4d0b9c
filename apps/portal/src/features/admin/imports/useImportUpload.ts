import { importPartBytes, type ImportJobSummary } from '@temple-land/portal-core';
import { useEffect, useRef, useState } from 'react';
import { uploadImportPart } from '../../../api/files/upload.ts';
import { useFileCalls } from '../../../api/files/useFileCalls.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import type { UserMessage } from '../../../state/userMessage.ts';

/** An import that takes files, with what has arrived of each. */
type Target = Pick<ImportJobSummary, 'id' | 'files'>;

/** Returns the chosen file for each file of an import by name and size; undefined when one is missing. */
export function findFiles(chosen: readonly File[], { files }: Target): File[] | undefined {
  const found = files.flatMap(
    ({ name, bytes }) =>
      chosen.find((file) => file.size === bytes && name.endsWith(file.name)) ?? [],
  );
  return found.length === files.length ? found : undefined;
}

interface PartUpload {
  /** The import, and the position of the file in it. */
  id: number;
  index: number;
  signal: AbortSignal;
  /** Called with the bytes of the file that have arrived or are on their way. */
  onSent: (bytes: number, isKept: boolean) => void;
}

/** Sends the rest of a file part by part; returns the failed call, undefined when all of it has arrived. */
async function uploadParts(
  file: File,
  done: number,
  { id, index, signal, onSent }: PartUpload,
  awaitUpload: ReturnType<typeof useFileCalls>['awaitUpload'],
) {
  const parts = Math.ceil(file.size / importPartBytes);
  for (let part = Math.floor(done / importPartBytes); part < parts; part += 1) {
    const from = part * importPartBytes;
    const blob = file.slice(from, from + importPartBytes);
    const onProgress = (share: number) => onSent(from + blob.size * share, false);
    const options = { onProgress, signal };
    const sending = uploadImportPart(blob, { id, index, part }, options);
    const result = await awaitUpload('importUpload', sending);
    if (!result.answer || !('result' in result.answer)) return result;
    onSent(from + blob.size, true);
  }
  return undefined;
}

/**
 * Returns the upload of the files of an import, in parts: how many bytes of each have arrived, whether it runs, and the
 * message of a failure, after which `send` goes on where it ended.
 */
export function useImportUpload(onRead: (id: number) => void) {
  const { awaitUpload } = useFileCalls();
  const start = useServiceMutation('importStart');
  const read = useServiceMutation('importRead');
  const [sent, setSent] = useState<readonly number[]>([]);
  const [isSending, setIsSending] = useState(false);
  const [message, setMessage] = useState<UserMessage>();
  const target = useRef<Target>(undefined);
  const controller = useRef<AbortController>(undefined);

  useEffect(() => () => controller.current?.abort(), []);

  const setSentOf = (index: number, bytes: number) =>
    setSent((all) => Object.assign([...all], { [index]: bytes }));

  const open = async (files: readonly File[]): Promise<Target> => {
    const announced = files.map(({ name, size: bytes }) => ({ name, bytes }));
    const answer = await start.mutateAsync({ files: announced });
    if (!('result' in answer)) throw new Error('The import was not opened.');
    return { id: answer.result.id, files: announced.map((file) => ({ ...file, sent: 0 })) };
  };

  const sendAll = async (files: readonly File[]) => {
    target.current ??= await open(files);
    const { id, files: known } = target.current;
    setSent(known.map((file) => file.sent));
    const { signal } = (controller.current ??= new AbortController());
    for (const [index, file] of files.entries()) {
      const own = known[index];
      const onSent = (bytes: number, isKept: boolean) => {
        if (isKept && own) own.sent = bytes;
        setSentOf(index, bytes);
      };
      const upload = { id, index, signal, onSent };
      const failed = await uploadParts(file, own?.sent ?? 0, upload, awaitUpload);
      if (failed && !signal.aborted) setMessage(failed.message);
      if (failed) return;
    }
    await read.mutateAsync({ id });
    onRead(id);
  };

  /** Sends files: those of a new import, or the rest of those of one that was begun before. */
  const send = async (files: readonly File[], begun?: Target) => {
    if (begun) target.current ??= { id: begun.id, files: begun.files.map((file) => ({ ...file })) };
    setMessage(undefined);
    setIsSending(true);
    // The outcome of a refused call is the error of its mutation.
    await sendAll(files).catch(() => undefined);
    setIsSending(false);
  };

  /** Forgets the import that was begun, because other files are chosen. */
  const reset = () => {
    target.current = undefined;
    setSent([]);
    setMessage(undefined);
  };

  const failure = start.error ?? read.error;
  return { send, reset, sent, isSending, message: message ?? failure?.userMessage };
}
