/** The words of `Dialog` in English. */
export const dialogWords = { closeLabel: 'Close' };
