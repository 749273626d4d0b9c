import type { PageSource, SitePageName } from '@temple-land/portal-core';
import type { TestApp } from './makeApp.ts';

const inEachLanguage = (text: string) => ({
  en: text,
  or: text === '' ? '' : `or ${text}`,
  hi: text === '' ? '' : `hi ${text}`,
});

/** Returns the source of a page with one paragraph. */
export const buildSource = (text: string): PageSource => ({
  title: inEachLanguage('Page'),
  lead: inEachLanguage(''),
  sections: [
    {
      id: 'use',
      heading: inEachLanguage('Use'),
      blocks: [{ kind: 'text', texts: inEachLanguage(text) }],
    },
  ],
});

/** Saves the first draft of a page as the administrator; returns its revision. */
export async function saveDraft(
  service: TestApp,
  name: SitePageName,
  source: PageSource,
  reviewOn = '',
): Promise<number> {
  const { token } = await service.signInAs('administrator');
  const request = { name, revision: 0, source, reviewOn };
  return (await service.result('sitePageDraftSave', request, token)).revision;
}
