import type { ComponentType } from 'react';

/** A module with the component of a page. */
export type PageModule = Readonly<Record<string, ComponentType>>;

/** The pages of citizens, officers and administrators by their files. */
export const areaPages = import.meta.glob<PageModule>(
  '../features/{admin,citizen,map,officer}/**/*Page.tsx',
);
