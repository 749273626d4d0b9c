/** Returns the path of the page of a document, by the name of the document. */
export const getDocumentPath = (name: string): string =>
  name === 'privacy-policy' ? '/privacy-policy' : `/website/${name}`;
