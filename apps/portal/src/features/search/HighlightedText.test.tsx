import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HighlightedText } from './HighlightedText.tsx';

const listMarks = (text: string, words: readonly string[]) =>
  [
    ...renderToStaticMarkup(<HighlightedText text={text} words={words} />).matchAll(
      /<mark[^>]*>(.*?)<\/mark>/g,
    ),
  ].map(([, mark]) => mark);

it.each([
  ['Please lease the least land', ['lease'], ['lease']],
  ['Leases of plots', ['lease'], ['Lease']],
  ['(lease) 5-lease', ['lease'], ['lease', 'lease']],
  ['ମନ୍ଦିର ଭୂମି', ['ଭୂମି'], ['ଭୂମି']],
  ['C++ and c++', ['c++'], ['C++', 'c++']],
] as const)('marks in %j the words %j where words begin: %j', (text, words, marks) => {
  expect(listMarks(text, words)).toEqual(marks);
});
