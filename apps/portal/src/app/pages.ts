import type { ComponentType } from 'react';
import { wholeWords } from '../i18n/i18n.ts';

type PageModule = Record<string, ComponentType>;

const files = import.meta.glob<PageModule>('../features/*/*Page.tsx');

/**
 * Gives the component of a page by its room and name, `home/HomePage`, once all words are there;
 * rejects for an unknown one.
 */
export async function loadPage(page: string): Promise<ComponentType> {
  const [module] = await Promise.all([files[`../features/${page}.tsx`]?.(), wholeWords()]);
  const component = module?.[page.slice(page.indexOf('/') + 1)];
  if (component === undefined) throw new Error(`There is no page ${page}.`);
  return component;
}
