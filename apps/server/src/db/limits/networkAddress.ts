import ipaddr from 'ipaddr.js';

const networkBytes = 8;

/** Normalises an address: an IPv4-mapped IPv6 address becomes the IPv4 address. */
export function normaliseAddress(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  return ipaddr.process(address).toString();
}

/**
 * Returns the address that rate limits count: an IPv4 address, or the /64 network of an IPv6 address, which belongs to
 * one connection.
 */
export function toRateLimitAddress(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const site = parsed.toByteArray().map((byte, index) => (index < networkBytes ? byte : 0));
  return `${ipaddr.fromByteArray(site).toString()}/64`;
}
