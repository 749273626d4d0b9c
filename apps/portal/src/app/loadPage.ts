import type { ComponentType } from 'react';
import type { Namespace } from '../i18n/resources.ts';
import type { PageModule } from './areaPages.ts';

// The landing page loads this list with the names of all files of its pages, so the pages of the areas have their own,
// which is loaded with the first of them.
const publicPages = import.meta.glob<PageModule>([
  '../features/**/*Page.tsx',
  '!../features/{admin,citizen,map,officer}/**',
]);

async function importPage(file: string): Promise<PageModule | undefined> {
  const load = publicPages[file] ?? (await import('./areaPages.ts')).areaPages[file];
  return load?.();
}

/** Loads the texts of a feature. */
export type LoadFeatureTexts = (feature: Namespace) => Promise<void>;

/**
 * Loads the component of a page by its file below features, `account/login/LoginPage`, and the texts of the
 * feature; rejects when the component cannot be loaded.
 */
export async function loadPage(page: string, loadTexts: LoadFeatureTexts): Promise<ComponentType> {
  const parts = page.split('/');
  const [module] = await Promise.all([
    importPage(`../features/${page}.tsx`),
    loadTexts(parts[0] as Namespace),
  ]);
  const component = module?.[parts.at(-1) ?? ''];
  if (component === undefined) throw new Error(`There is no page ${page}.`);
  return component;
}
