/** The words of `ExternalLink` in English. */
export const externalLinkWords = { note: 'opens another website' };
