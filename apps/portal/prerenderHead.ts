import type { ReadyPage } from './src/prerender.tsx';

const languages = ['en', 'or', 'hi'] as const;
type Language = (typeof languages)[number];

// The service knows its web address, the build does not.
const origin = '%ORIGIN%';
const locales: Readonly<Record<Language, string>> = { en: 'en_IN', or: 'or_IN', hi: 'hi_IN' };

/** Gives a text as HTML writes it between tags and in attributes. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const addressOf = (path: string, language: Language) =>
  `${origin}${path}${language === 'en' ? '' : `?lang=${language}`}`;

const property = (name: string, content: string) =>
  `<meta data-page property="${name}" content="${escaped(content)}">`;

const alternate = (attributes: string, href: string) =>
  `<link data-page rel="alternate" ${attributes} href="${escaped(href)}">`;

/** Gives the lines of the head that are a page's own: where it stands, in which languages, what it says. */
export function headOf(path: string, language: Language, page: ReadyPage): string {
  const { title, metadata, siteName } = page;
  const address = addressOf(path, language);
  const lines = [
    `<meta name="description" content="${escaped(metadata.description)}">`,
    ...(metadata.isListed ? [] : ['<meta data-page name="robots" content="noindex">']),
    `<link data-page rel="canonical" href="${address}">`,
    ...languages.map((each) => alternate(`hreflang="${each}"`, addressOf(path, each))),
    alternate('hreflang="x-default"', addressOf(path, 'en')),
    ...metadata.feeds.map(({ type, href }) => alternate(`type="${type}"`, href)),
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:title', title),
    property('og:description', metadata.description),
    property('og:url', address),
    property('og:locale', locales[language]),
    property('og:image', `${origin}/icon-512.png`),
  ];
  return lines.join('\n    ');
}
