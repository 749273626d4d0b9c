'use client';
import { useEffect, useRef, useState } from 'react';
import type { UploadRow } from './uploadRow.ts';

const getRowText = ({ fileName, stateText }: UploadRow) => `${fileName}: ${stateText}`;
const mapRowTexts = (files: readonly UploadRow[]) =>
  new Map(files.map((row) => [row.id, getRowText(row)]));

/** The last announcement and its number, because the same text can be announced twice. */
export interface UploadAnnouncement {
  text: string;
  count: number;
}

/** Returns name and state of the files that changed last as text, '' before the first change and without files. */
export function useUploadAnnouncement(files: readonly UploadRow[]): UploadAnnouncement {
  const [announcement, setAnnouncement] = useState<UploadAnnouncement>({ text: '', count: 0 });
  const knownTexts = useRef(mapRowTexts(files));
  useEffect(() => {
    const changed = files.filter((row) => knownTexts.current.get(row.id) !== getRowText(row));
    knownTexts.current = mapRowTexts(files);
    if (changed.length === 0 && files.length > 0) return;
    const text = changed.map(getRowText).join('. ');
    setAnnouncement(({ count }) => ({ text, count: count + 1 }));
  }, [files]);
  return announcement;
}
