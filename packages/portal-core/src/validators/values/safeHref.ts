// Of the portal itself, or of a scheme that runs nothing; an address after two slashes is of another host.
const safeHref = /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)[^\s\\]*$/i;

/** Returns whether a link of an edited page may lead to an address: a path, a fragment, http, https, mailto or tel. */
export const isSafeHref = (href: string): boolean => safeHref.test(href);
