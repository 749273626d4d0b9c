import { useState } from 'react';

/** Gives the words of a count that has changed since it was first known, to be said politely. */
export function useCountNews(
  count: number | undefined,
  words: (count: number) => string,
): string | undefined {
  const [known, setKnown] = useState(count);
  const [news, setNews] = useState<string>();
  if (count !== undefined && count !== known) {
    setKnown(count);
    if (known !== undefined) setNews(words(count));
  }
  return news;
}
