const openPages: ReadonlySet<string> = new Set([
  '/login',
  '/forgot-password',
  '/change-password',
  '/second-factor',
  '/privacy-policy',
  '/website/policy',
  '/website/terms',
  '/website/disclaimer',
  '/website/accessibility',
  '/website/screen-reader',
]);

/**
 * Returns whether a page is served before the portal is open to the public: login, the areas of staff, and the legal
 * pages, which administrators read and confirm.
 */
export const isOpenBeforePublication = (path: string): boolean =>
  openPages.has(path) || /^\/(admin|officer)(\/|$)/.test(path);
