const wildcards = /[%_\\]/g;

/** Returns the `ilike` pattern for texts that contain the words; `%`, `_` and `\` in them are escaped. */
export const likePattern = (words: string): string =>
  `%${words.trim().replaceAll(wildcards, String.raw`\$&`)}%`;
