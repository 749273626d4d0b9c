'use client';
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { useFormReset } from '../../styles/useFormReset.ts';

/** The two sides that `useInputFiles` keeps the same. */
export interface InputFilesOptions {
  /** The root of the field. */
  root: RefObject<HTMLElement | null>;
  files: readonly File[];
  /** Called with the files that were chosen before the page was hydrated, or that the browser restores. */
  onFound: (files: File[]) => void;
}

function fill(input: HTMLInputElement | null, files: readonly File[]) {
  if (!input) return;
  input.value = '';
  // jsdom, in which an application may test, has no constructor of a list of files.
  if (files.length === 0 || typeof DataTransfer === 'undefined') return;
  const transfer = new DataTransfer();
  files.forEach((file) => transfer.items.add(file));
  input.files = transfer.files;
}

const isSame = (one: readonly File[], other: readonly File[]) =>
  one.length === other.length && one.every((file, index) => file === other[index]);

/** Returns the ref of a file input that contains the files of the list, and a function that restores them. */
export function useInputFiles({ root, files, onFound }: InputFilesOptions) {
  const input = useRef<HTMLInputElement>(null);
  const filled = useRef<readonly File[]>([]);
  const restore = useEffectEvent(() => fill(input.current, files));
  const isRead = useRef(false);
  const readFound = useEffectEvent(() => {
    if (isRead.current) return;
    isRead.current = true;
    const found = [...(input.current?.files ?? [])];
    if (found.length > 0) onFound(found);
  });
  useLayoutEffect(() => readFound(), []);
  useLayoutEffect(() => {
    if (isSame(files, filled.current)) return;
    filled.current = files;
    fill(input.current, files);
  }, [files]);
  // The browser empties the input after the event.
  useFormReset(root, () => void setTimeout(() => restore()));
  return { input, restore: () => fill(input.current, files) };
}
