import type { ComponentType } from 'react';
import { loadNamespace } from '../i18n/i18n.ts';
import { featureOf, pageIn, type PageModule } from './pageModule.ts';

const files = import.meta.glob<PageModule>('../features/*/*Page.tsx');

/**
 * Returns the component of a page by its feature and name, `home/HomePage`, once the texts of the feature are
 * loaded; rejects for an unknown one.
 */
export async function loadPage(page: string): Promise<ComponentType> {
  const [module] = await Promise.all([
    files[`../features/${page}.tsx`]?.(),
    loadNamespace(featureOf(page)),
  ]);
  return pageIn(module, page);
}
