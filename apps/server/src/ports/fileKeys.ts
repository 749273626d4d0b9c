const pattern = /^[A-Za-z0-9_-]{8,64}$/;

/** Returns whether a text can be the storage key of a file, which the server makes. */
export const isFileKey = (text: string): boolean => pattern.test(text);

/** Throws when a text cannot be the storage key of a file. */
export function checkFileKey(text: string): void {
  if (!isFileKey(text)) throw new Error('A file has a name that the server did not make.');
}
