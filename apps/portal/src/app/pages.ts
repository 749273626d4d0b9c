import type { ComponentType } from 'react';
import { wholeWords } from '../i18n/i18n.ts';
import { pageIn, type PageModule } from './pageModule.ts';

const files = import.meta.glob<PageModule>('../features/*/*Page.tsx');

/**
 * Gives the component of a page by its room and name, `home/HomePage`, once all words are there;
 * rejects for an unknown one.
 */
export async function loadPage(page: string): Promise<ComponentType> {
  const [module] = await Promise.all([files[`../features/${page}.tsx`]?.(), wholeWords()]);
  return pageIn(module, page);
}
