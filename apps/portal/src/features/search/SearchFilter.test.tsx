import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { loadEnglishTexts } from '../../i18n/englishTexts.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { SearchFilter, type SearchFilterProps } from './SearchFilter.tsx';

const [common, specification, search] = await Promise.all([
  loadEnglishTexts('common'),
  loadEnglishTexts('specification'),
  loadEnglishTexts('search'),
]);
const i18n = createI18n('en', { en: { common, specification, search } });
const counts = { tenders: 3, notices: 0, questions: 2, plots: 0, pages: 0 };

/** Returns the links of the filter: address, text and whether it is the shown kind. */
function listLinks(props: Partial<SearchFilterProps>) {
  const container = document.createElement('div');
  const root = createRoot(container);
  flushSync(() =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <SearchFilter searched="land & tank" kind={undefined} counts={counts} {...props} />
      </I18nextProvider>,
    ),
  );
  const links = [...container.querySelectorAll('a')].map((link) => [
    link.getAttribute('href'),
    link.textContent,
    link.hasAttribute('aria-current'),
  ]);
  root.unmount();
  return links;
}

it('leads to each kind that has results, with their number', () => {
  expect(listLinks({ kind: 'questions' })).toEqual([
    ['?q=land+%26+tank', 'All 5', false],
    ['?q=land+%26+tank&kind=tenders', 'Tenders 3', false],
    ['?q=land+%26+tank&kind=questions', 'Questions 2', true],
  ]);
});

it('is not shown for results of one kind', () => {
  expect(listLinks({ counts: { ...counts, questions: 0 } })).toEqual([]);
});
