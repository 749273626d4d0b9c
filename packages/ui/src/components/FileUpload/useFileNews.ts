import { useEffect, useRef, useState } from 'react';
import type { UploadRow } from './uploadRow.ts';

const wordsOf = ({ fileName, stateText }: UploadRow) => `${fileName}: ${stateText}`;
const wordsById = (files: readonly UploadRow[]) =>
  new Map(files.map((row) => [row.id, wordsOf(row)]));

/** What is new of the files, and how often something was: the same words can be new twice. */
export interface FileNews {
  text: string;
  count: number;
}

/** Returns the files whose name or state is new, with the state in words; '' until one changes. */
export function useFileNews(files: readonly UploadRow[]): FileNews {
  const [news, setNews] = useState<FileNews>({ text: '', count: 0 });
  const known = useRef(wordsById(files));
  useEffect(() => {
    const changed = files.filter((row) => known.current.get(row.id) !== wordsOf(row));
    known.current = wordsById(files);
    if (changed.length === 0) return;
    const text = changed.map(wordsOf).join('. ');
    setNews(({ count }) => ({ text, count: count + 1 }));
  }, [files]);
  return news;
}
