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

/** Returns the one-time link of the address, and removes it there, so that the browser's history does not keep it. */
export function consumeSignInLink(): SignInLink | undefined {
  const { hash, pathname, search } = window.location;
  const link = parseSignInLink(hash);
  if (link) window.history.replaceState(window.history.state, '', pathname + search);
  return link;
}
