const json = { 'Content-Type': 'application/json' } as const;
const absolute = /^([a-z][a-z0-9+.-]*:)?\/\//i;
const addressParts = /^(https?:\/\/)([^/:?#@]+)(.*)$/i;
const numericHost = /^[\d.]+$|^\[/;

/** Returns the header that carries a bearer. */
export const bearerHeader = (token: string) => ({ Authorization: `Bearer ${token}` });

/**
 * Gives the headers of a request (spec 7): the bearer when there is a token, else the JSON type and
 * the flag. Absolute addresses lead to other hosts and get none, so that no bearer leaves the portal.
 */
export function requestHeaders(
  address: string,
  token: string | undefined,
  hasBody: boolean,
): Record<string, string> {
  if (absolute.test(address)) return {};
  if (token === undefined) return { ...json, Encrypted: 'true' };
  return { ...(hasBody ? json : {}), ...bearerHeader(token) };
}

/**
 * Gives an address with a www prefix when its host is the configured main host (spec 7); never an
 * IP address, localhost, another host, or twice. No main host: as it was.
 */
export function wwwAddress(address: string, mainHost: string): string {
  const [, scheme = '', host = '', rest = ''] = addressParts.exec(address) ?? [];
  const isMain = mainHost !== '' && host.toLowerCase() === mainHost.toLowerCase();
  const isName = host.includes('.') && !numericHost.test(host) && !/^www\./i.test(host);
  return isMain && isName ? `${scheme}www.${host}${rest}` : address;
}

/** Gives the address that views data: a service address and a path, with one slash between. */
export function viewDataAddress(serviceAddress: string, path: string): string {
  return `${serviceAddress.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}
