/** The words of `Drawer` in English. */
export const drawerWords = { closeLabel: 'Close' };
