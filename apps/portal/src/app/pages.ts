import type { ComponentType } from 'react';

type PageModule = Record<string, ComponentType>;

const files = import.meta.glob<PageModule>('../features/*/*Page.tsx');

/** Gives the component of a page by its room and name, `home/HomePage`; rejects for an unknown one. */
export async function loadPage(page: string): Promise<ComponentType> {
  const module = await files[`../features/${page}.tsx`]?.();
  const component = module?.[page.slice(page.indexOf('/') + 1)];
  if (component === undefined) throw new Error(`There is no page ${page}.`);
  return component;
}
