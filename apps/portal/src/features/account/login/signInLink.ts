/** The login name and the one-time password of a link that the operator's command made. */
export interface SignInLink {
  username: string;
  password: string;
}

/** Parses the part of an address behind #; undefined when it is not a one-time link. */
export function parseSignInLink(hash: string): SignInLink | undefined {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const [username, password] = [values.get('user'), values.get('once')];
  return username && password ? { username, password } : undefined;
}

// Kept in memory only, until the page is left.
let opened: SignInLink | undefined;

/** Returns the one-time link of the address, and removes it there, so that the browser's history does not keep it. */
export function consumeSignInLink(): SignInLink | undefined {
  const { hash, pathname, search } = window.location;
  const link = parseSignInLink(hash);
  if (link) window.history.replaceState(window.history.state, '', pathname + search);
  opened = link ?? opened;
  return link;
}

/**
 * Returns the one-time password of the link that a user has opened, which the first change of password asks for; empty
 * without one.
 */
export const getOneTimePassword = (username: string | undefined): string =>
  opened !== undefined && opened.username === username ? opened.password : '';
