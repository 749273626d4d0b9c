import type english from '../../public/assets/i18n/en.json';

/** A key of the page copy; English decides which keys exist. */
export type PageKey = keyof typeof english;
