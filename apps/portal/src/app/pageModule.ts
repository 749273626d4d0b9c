import type { ComponentType } from 'react';

/** What the file of a page exports. */
export type PageModule = Readonly<Record<string, ComponentType>>;

/** Returns the feature of a page, whose name its texts have too. */
export const featureOf = (page: string): string => page.slice(0, page.indexOf('/'));

/** Gives the component of a page, `home/HomePage`, from its file; throws when it is not there. */
export function pageIn(module: PageModule | undefined, page: string): ComponentType {
  const component = module?.[page.slice(page.indexOf('/') + 1)];
  if (component === undefined) throw new Error(`There is no page ${page}.`);
  return component;
}
