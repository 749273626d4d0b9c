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
