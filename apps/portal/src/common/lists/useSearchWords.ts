import { useSearchParams } from 'react-router-dom';

const longest = 200;

/** Returns the address of a page that searches for words; they are cut to 200 characters. */
export const searchUrl = (path: string, words: string) =>
  `${path}?q=${encodeURIComponent(words.slice(0, longest))}`;

/** Returns the words that the address of a page searches for, `?q=`; none when it has none. */
export function useSearchWords(): string {
  const [parameters] = useSearchParams();
  return (parameters.get('q') ?? '').slice(0, longest);
}
