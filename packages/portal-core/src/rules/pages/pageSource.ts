import type { MessageKey } from '../../messages/en.ts';
import { languages, type Language } from '../../messages/languages.ts';
import type { PageBlock, PageDocument } from '../../schemas/content/pageDocument.ts';
import type { PageSource, PageSourceBlock, SitePageName } from '../../schemas/content/sitePages.ts';
import { formatPageBlock, parsePageBlock } from './pageMarks.ts';

type Texts = PageSource['title'];

const inEachLanguage = (read: (language: Language) => string): Texts => ({
  en: read('en'),
  or: read('or'),
  hi: read('hi'),
});

/** Returns the source of a page from its documents, which have the same structure in every language. */
export function toPageSource(documents: Readonly<Record<Language, PageDocument>>): PageSource {
  const toBlock = (block: PageBlock, section: number, index: number): PageSourceBlock => ({
    kind: block.kind,
    ...(block.kind === 'picture' ? { picture: block.name } : {}),
    texts: inEachLanguage((language) => {
      const translated = documents[language].sections[section]?.blocks[index];
      return translated ? formatPageBlock(translated) : '';
    }),
  });
  return {
    title: inEachLanguage((language) => documents[language].title),
    lead: inEachLanguage((language) => documents[language].lead ?? ''),
    sections: documents.en.sections.map(({ id, blocks }, section) => ({
      id,
      heading: inEachLanguage((language) => documents[language].sections[section]?.heading ?? ''),
      blocks: blocks.map((block, index) => toBlock(block, section, index)),
    })),
  };
}

/** Returns the document of a source in a language; what is not written or has a fault is left out. */
export function buildPageDocument(
  { title, lead, sections }: PageSource,
  language: Language,
  reviewed: string,
): PageDocument {
  const leadText = lead[language].trim();
  return {
    title: title[language].trim(),
    ...(leadText === '' ? {} : { lead: leadText }),
    reviewed,
    isSample: false,
    sections: sections.map(({ id, heading, blocks }) => ({
      id,
      heading: heading[language].trim(),
      blocks: blocks.flatMap(({ kind, texts, picture }) => {
        const block = parsePageBlock(kind, texts[language], picture);
        return typeof block === 'string' ? [] : [block];
      }),
    })),
  };
}

/** A fault of a page: the path of its text, such as `sections.0.blocks.1.en`, its language and what is wrong. */
export interface PageFault {
  path: string;
  language: Language;
  key: MessageKey;
}

/** The page with a tab for each of its sections, whose number the specification fixes. */
const tabbedPage: SitePageName = 'feature-inner';
export const tabbedPageSections = 8;

/** Returns whether the sections of a page are fixed in number and order. */
export const hasFixedSections = (name: SitePageName): boolean => name === tabbedPage;

function listTextFaults(path: string, texts: Texts): PageFault[] {
  return languages.flatMap((language) =>
    texts[language].trim() === ''
      ? [{ path: `${path}.${language}`, language, key: 'admin.required' as const }]
      : [],
  );
}

/** Returns every fault that keeps a page from being published, in the order of the page. */
export function listPageFaults(name: SitePageName, { title, lead, sections }: PageSource) {
  const faults = listTextFaults('title', title);
  if (languages.some((language) => lead[language].trim() !== ''))
    faults.push(...listTextFaults('lead', lead));
  const isMiscounted = hasFixedSections(name) && sections.length !== tabbedPageSections;
  if (isMiscounted || sections.length === 0)
    faults.push({ path: 'sections', language: 'en', key: 'page.sections' });
  if (new Set(sections.map(({ id }) => id)).size !== sections.length)
    faults.push({ path: 'sections', language: 'en', key: 'page.sections' });
  for (const [at, { heading, blocks }] of sections.entries()) {
    faults.push(...listTextFaults(`sections.${at}.heading`, heading));
    if (blocks.length === 0)
      faults.push({ path: `sections.${at}`, language: 'en', key: 'page.emptySection' });
    for (const [index, { kind, texts, picture }] of blocks.entries())
      for (const language of languages) {
        const key = parsePageBlock(kind, texts[language], picture);
        const path = `sections.${at}.blocks.${index}.${language}`;
        if (typeof key === 'string') faults.push({ path, language, key });
      }
  }
  return faults;
}
