import { lazy, type ComponentType } from 'react';
import { countedAsPending } from '../state/pendingCalls.ts';
import { pageIn, type PageModule } from './pageModule.ts';

const components = new Map<string, ComponentType>();

// The list of all pages is a file of its own: a ready page goes without.
const loadByList = async (page: string) => (await import('./pages.ts')).loadPage(page);

/** Loads a page that a visitor waits for. */
async function loadAwaited(page: string) {
  const loaded = loadByList(page);
  // Asked for while it is drawn: what shows the loader may be told only after that.
  await Promise.resolve();
  return { default: await countedAsPending(loaded) };
}

/**
 * Has the component of a page there before it is drawn: from its file where that is on its way, else by the
 * list. Rejects when it cannot be loaded.
 */
export async function bringPage(page: string, file?: Promise<PageModule>): Promise<void> {
  components.set(page, file ? pageIn(await file, page) : await loadByList(page));
}

/** Gives the component of a page, whose code is loaded when it is first drawn. */
export function pageOf(page: string): ComponentType {
  const known = components.get(page);
  if (known !== undefined) return known;
  const late = lazy(() => loadAwaited(page));
  components.set(page, late);
  return late;
}

/** Has a page that could not be loaded asked for again when it is next drawn. */
export function forgetPage(page: string): void {
  components.delete(page);
}
