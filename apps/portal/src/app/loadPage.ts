import type { ComponentType } from 'react';
import type { Namespace } from '../i18n/resources.ts';

type PageModule = Readonly<Record<string, ComponentType>>;

const modules = import.meta.glob<PageModule>('../features/**/*Page.tsx');

/** Loads the texts of a feature. */
export type LoadFeatureTexts = (feature: Namespace) => Promise<void>;

/**
 * Loads the component of a page by its file below features, `account/login/LoginPage`, and the texts of the
 * feature; rejects when the component cannot be loaded.
 */
export async function loadPage(page: string, loadTexts: LoadFeatureTexts): Promise<ComponentType> {
  const parts = page.split('/');
  const [module] = await Promise.all([
    modules[`../features/${page}.tsx`]?.(),
    loadTexts(parts[0] as Namespace),
  ]);
  const component = module?.[parts.at(-1) ?? ''];
  if (component === undefined) throw new Error(`There is no page ${page}.`);
  return component;
}
