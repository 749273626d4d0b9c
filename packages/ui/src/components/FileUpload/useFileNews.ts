import { useEffect, useRef, useState } from 'react';
import type { UploadRow } from './uploadRow.ts';

const statesOf = (files: readonly UploadRow[]) =>
  new Map(files.map(({ id, stateText }) => [id, stateText]));

/** Gives the files whose state is new, with the state in words; '' until one changes. */
export function useFileNews(files: readonly UploadRow[]): string {
  const [news, setNews] = useState('');
  const known = useRef(statesOf(files));
  useEffect(() => {
    const changed = files.filter(({ id, stateText }) => known.current.get(id) !== stateText);
    known.current = statesOf(files);
    if (changed.length === 0) return;
    setNews(changed.map(({ fileName, stateText }) => `${fileName}: ${stateText}`).join('. '));
  }, [files]);
  return news;
}
