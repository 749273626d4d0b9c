/** The words of `Loader` in English. */
export const loaderWords = { label: 'Loading' };
