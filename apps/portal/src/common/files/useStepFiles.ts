import { useState } from 'react';
import type { DraftFile } from '../draft/draftFields.ts';
import { useUploads } from './useUploads.ts';

/** Returns the files that are added with a step, one for each kind of document, and their uploads. */
export function useStepFiles() {
  const [files, setFiles] = useState<readonly DraftFile[]>([]);
  const remove = (kind: number) => setFiles((now) => now.filter((file) => file.kind !== kind));
  const { uploads, start, cancel } = useUploads((stored) =>
    setFiles((now) => [...now.filter(({ kind }) => kind !== stored.kind), stored]),
  );
  return { files, remove, uploads, start, cancel };
}
