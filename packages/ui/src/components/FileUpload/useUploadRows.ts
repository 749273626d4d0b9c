'use client';
import { useMemo, useState, type RefObject } from 'react';
import { useControlledState } from '../../styles/useControlledState.ts';
import { useFormReset } from '../../styles/useFormReset.ts';
import type { UploadRow } from './uploadRow.ts';

/** The props of `FileUpload` that decide which files it has. */
export interface UploadFilesProps {
  /** Files with the state of their upload, if the caller keeps the list. */
  files?: readonly UploadRow[] | undefined;
  /** Files that were uploaded before; listed first until they are removed. */
  defaultFiles?: readonly UploadRow[] | undefined;
  /** The selected files, if they are controlled; without `files`. */
  value?: readonly File[] | undefined;
  /** The files that are selected initially. */
  defaultValue?: readonly File[] | undefined;
  /** Called with all selected files after a selection and after a removal; without `files`. */
  onChange?: ((value: readonly File[]) => void) | undefined;
  /** Called with the files of one selection. */
  onSelect?: ((files: File[]) => void) | undefined;
  /** Called with the id of a removed file. */
  onRemove?: ((id: string) => void) | undefined;
  /** Several files can be selected. */
  allowsMultiple?: boolean | undefined;
}

/** How `useUploadRows` describes a selected file. */
export interface FileTexts {
  /** Returns the size of a file as text. */
  sizeText: (bytes: number) => string;
  /** The state of a file that is sent with its form. */
  selectedText: string;
}

const noRows: readonly UploadRow[] = [];
const noFiles: readonly File[] = [];

const ids = new WeakMap<File, string>();
let idCount = 0;

function getId(file: File): string {
  const id = ids.get(file) ?? `selected-${(idCount += 1)}`;
  ids.set(file, id);
  return id;
}

/** Returns the rows of an upload, the files that are sent with its form, and the functions that change them. */
export function useUploadRows(
  root: RefObject<HTMLElement | null>,
  props: UploadFilesProps,
  { sizeText, selectedText }: FileTexts,
) {
  const { files, defaultFiles = noRows, defaultValue = noFiles, onSelect, onRemove } = props;
  const [kept, setKept] = useState(defaultFiles);
  const [selected, setSelected] = useControlledState(props.value, defaultValue, props.onChange);
  useFormReset(root, () => {
    setKept(defaultFiles);
    if (props.value === undefined) setSelected(defaultValue);
  });
  const rows = useMemo(() => {
    if (files !== undefined) return files;
    const toRow = (file: File): UploadRow => ({
      id: getId(file),
      fileName: file.name,
      sizeText: sizeText(file.size),
      state: 'done',
      stateText: selectedText,
      file,
    });
    return [...kept, ...selected.map(toRow)];
  }, [files, kept, selected, sizeText, selectedText]);
  const select = (added: File[]) => {
    if (files === undefined)
      setSelected(props.allowsMultiple === true ? [...selected, ...added] : added.slice(0, 1));
    onSelect?.(added);
  };
  const remove = (id: string) => {
    onRemove?.(id);
    if (files !== undefined) return;
    setKept(kept.filter((row) => row.id !== id));
    const left = selected.filter((file) => getId(file) !== id);
    if (left.length < selected.length) setSelected(left);
  };
  const sent = useMemo(() => rows.flatMap(({ file }) => file ?? []), [rows]);
  return { rows, sent, select, remove };
}
