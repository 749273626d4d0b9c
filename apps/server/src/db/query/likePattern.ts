const wildcards = /[%_\\]/g;

/** Gives the pattern of `ilike` for texts that contain some words; signs of patterns count as plain ones. */
export const likePattern = (words: string): string =>
  `%${words.trim().replaceAll(wildcards, String.raw`\$&`)}%`;
