import ipaddr from 'ipaddr.js';

const networkBytes = 8;

/** Returns an address as people write it: an IPv4 address that came inside an IPv6 one by itself. */
export function normaliseAddress(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  return ipaddr.process(address).toString();
}

/**
 * Returns what limits by address count together: an IPv4 address, or the /64 of an IPv6 one, all of which one
 * connection has for its own.
 */
export function toRateLimitAddress(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const site = parsed.toByteArray().map((byte, index) => (index < networkBytes ? byte : 0));
  return `${ipaddr.fromByteArray(site).toString()}/64`;
}
