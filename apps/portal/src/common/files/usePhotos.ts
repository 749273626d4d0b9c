import { useRef, useState } from 'react';
import type { DraftFile } from '../draft/draftFields.ts';
import { useUploads } from './useUploads.ts';

/**
 * Follows any number of files of one form, at most `max`: the stored ones, and those on their way.
 * `first` are the stored ones it begins with.
 */
export function usePhotos(max: number, first: readonly DraftFile[] = []) {
  const [files, setFiles] = useState<readonly DraftFile[]>(first);
  const lastSlot = useRef(Math.max(0, ...first.map(({ kind }) => kind)));
  const { uploads, start, cancel } = useUploads((file) => setFiles((files) => [...files, file]));
  const free = max - files.length - Object.keys(uploads).length;
  const add = (chosen: readonly File[]) => {
    for (const file of chosen.slice(0, Math.max(0, free))) {
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
  const isUnderWay = Object.values(uploads).some(({ problem }) => problem === undefined);
  /** Lets go of the stored files: they belong to something that was sent. */
  const release = () => setFiles([]);
  return { files, uploads, add, remove, retry, release, isUnderWay };
}
