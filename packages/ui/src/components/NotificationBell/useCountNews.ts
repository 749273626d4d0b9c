import { useState } from 'react';

/** Returns the text of a count that has changed since it was first known, for a polite live region. */
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
