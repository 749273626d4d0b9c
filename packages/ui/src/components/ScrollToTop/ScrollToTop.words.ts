/** The words of `ScrollToTop` in English. */
export const scrollToTopWords = { label: 'Back to top' };
