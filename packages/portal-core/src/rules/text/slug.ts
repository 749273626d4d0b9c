const maxLength = 60;

/**
 * Returns a text as part of an address: lower-case Latin letters and digits of its words, joined by hyphens, at most 60
 * characters; `fallback` for a text without any.
 */
export function buildSlug(text: string, fallback: string): string {
  const words = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, maxLength) : `${slug}-${word}`;
    if (longer.length > maxLength) break;
    slug = longer;
  }
  return slug === '' ? fallback : slug;
}

/** Returns the slug itself, or with the first number from 2 that makes it different from the used ones. */
export function makeSlugUnique(slug: string, used: ReadonlySet<string>): string {
  if (!used.has(slug)) return slug;
  let count = 2;
  while (used.has(`${slug}-${count}`)) count += 1;
  return `${slug}-${count}`;
}
