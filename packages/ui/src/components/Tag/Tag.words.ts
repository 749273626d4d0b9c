/** The words of `Tag` in English. */
export const tagWords = { removeLabel: (text: string) => `Remove ${text}` };
