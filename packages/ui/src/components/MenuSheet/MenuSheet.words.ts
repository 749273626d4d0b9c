/** The words of `MenuSheet` in English. */
export const menuSheetWords = { title: 'Menu', closeLabel: 'Close' };
