import { useRef, useState } from 'react';
import type { DraftFile } from '../draft/draftFields.ts';
import { useUploads } from './useUploads.ts';

/** Returns the photos of a form, stored and uploading, at most `max`; `initialFiles` are those of its draft. */
export function usePhotos(max: number, initialFiles: readonly DraftFile[] = []) {
  const [files, setFiles] = useState<readonly DraftFile[]>(initialFiles);
  const lastSlot = useRef(Math.max(0, ...initialFiles.map(({ kind }) => kind)));
  const { uploads, start, cancel } = useUploads((file) => setFiles((files) => [...files, file]));
  const freeSlots = max - files.length - Object.keys(uploads).length;
  const add = (chosen: readonly File[]) => {
    for (const file of chosen.slice(0, Math.max(0, freeSlots))) {
      lastSlot.current += 1;
      void start(lastSlot.current, file);
    }
  };
  const remove = (slot: number) => {
    cancel(slot);
    setFiles((files) => files.filter(({ kind }) => kind !== slot));
  };
  const retry = (slot: number) => {
    const upload = uploads[slot];
    if (upload) void start(slot, upload.file);
  };
  const isUploading = Object.values(uploads).some(({ problem }) => problem === undefined);
  /** Removes the stored files from the state, because they now belong to the submitted form. */
  const clearFiles = () => setFiles([]);
  return { files, uploads, add, remove, retry, release: clearFiles, isUnderWay: isUploading };
}
