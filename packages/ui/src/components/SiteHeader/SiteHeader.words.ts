/** The words of `SiteHeader` in English. */
export const siteHeaderWords = { navigationLabel: 'Main', menuLabel: 'Menu' };
