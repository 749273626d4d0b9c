const json = { 'Content-Type': 'application/json' } as const;
const absolute = /^([a-z][a-z0-9+.-]*:)?\/\//i;
const addressParts = /^(https?:\/\/)([^/:?#@]+)(.*)$/i;
const numericHost = /^[\d.]+$|^\[/;

/** Returns the Authorization header of a bearer token. */
export const buildBearerHeader = (token: string) => ({ Authorization: `Bearer ${token}` });

/**
 * Returns the headers of a request (spec 7): the bearer when there is a token, else the JSON type and
 * the flag. Absolute URLs belong to other hosts and get no headers, so that no token leaves the portal.
 */
export function buildRequestHeaders(
  address: string,
  token: string | undefined,
  hasBody: boolean,
): Record<string, string> {
  if (absolute.test(address)) return {};
  if (token === undefined) return { ...json, Encrypted: 'true' };
  return { ...(hasBody ? json : {}), ...buildBearerHeader(token) };
}

/**
 * Adds the www prefix to a URL whose host is the configured main host (spec 7); never to an
 * IP address, localhost or another host, and never twice. Without a main host the URL stays unchanged.
 */
export function addWwwPrefix(address: string, mainHost: string): string {
  const [, scheme = '', host = '', rest = ''] = addressParts.exec(address) ?? [];
  const isMain = mainHost !== '' && host.toLowerCase() === mainHost.toLowerCase();
  const isName = host.includes('.') && !numericHost.test(host) && !/^www\./i.test(host);
  return isMain && isName ? `${scheme}www.${host}${rest}` : address;
}

/** Joins a service URL and a path with exactly one slash. */
export function joinServiceUrl(serviceAddress: string, path: string): string {
  return `${serviceAddress.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}
