/** The words of `SideNav` in English. */
export const sideNavWords = { label: 'Section' };
