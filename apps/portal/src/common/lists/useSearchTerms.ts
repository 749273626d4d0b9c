import { useSearchParams } from 'react-router-dom';

const maxLength = 200;

/** Returns the URL of a search page; the search text is cut to 200 characters. */
export const buildSearchUrl = (path: string, terms: string) =>
  `${path}?q=${encodeURIComponent(terms.slice(0, maxLength))}`;

/** Returns the search text of the address, `?q=`; '' without one. */
export function useSearchTerms(): string {
  const [parameters] = useSearchParams();
  return (parameters.get('q') ?? '').slice(0, maxLength);
}
