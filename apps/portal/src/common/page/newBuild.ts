const loadedJustNowMs = 10_000;

/** Returns the address of the script with which this page began. */
const findEntry = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;

/** Returns whether the page at an address now begins with another script: the portal was upgraded. */
export async function isEntryReplaced(address: string, entry: string): Promise<boolean> {
  try {
    const page = await fetch(address, { headers: { accept: 'text/html' }, cache: 'no-store' });
    return page.ok && !(await page.text()).includes(new URL(entry).pathname);
  } catch {
    return false;
  }
}

/** Returns whether the portal was upgraded since this tab was opened, so that files of the old build are gone. */
export async function isBuildReplaced(): Promise<boolean> {
  const entry = findEntry();
  return entry !== undefined && (await isEntryReplaced(window.location.href, entry));
}

// A page that was reloaded a moment ago and still has the old build would be reloaded forever.
function wasJustReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const { type } = navigation as PerformanceNavigationTiming;
  return type === 'reload' && performance.now() < loadedJustNowMs;
}

/** Reloads the page at its present address when the portal was upgraded; throws the error otherwise. */
export async function reloadWhenReplaced(error: unknown): Promise<never> {
  if (wasJustReloaded() || !(await isBuildReplaced())) throw error;
  window.location.reload();
  // Until the browser leaves, the page is loading.
  return new Promise<never>(() => {});
}
