/** Returns the path of the page of words of a name. */
export const documentPath = (name: string): string =>
  name === 'privacy-policy' ? '/privacy-policy' : `/website/${name}`;
