import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** Returns the title of the page that a story file has, `Fields/Select`; '' for a page without stories. */
export function usePageTitle(): string {
  const context = useContext(DocsContext);
  try {
    return context.resolveOf('meta', ['meta']).preparedMeta.title;
  } catch {
    return '';
  }
}

/** Returns the last part of the page's title: the name of its component, if it has one. */
export const useComponentName = (): string => usePageTitle().split('/').at(-1) ?? '';
