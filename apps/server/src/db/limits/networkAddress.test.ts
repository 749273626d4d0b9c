import { describe, expect, it } from 'vitest';
import { toRateLimitAddress, normaliseAddress } from './networkAddress.ts';

describe('the address of a caller', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['2001:DB8::1', '2001:db8::1'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('%s is shown as %s', (address, shown) => {
    expect(normaliseAddress(address)).toBe(shown);
  });

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['', ''],
  ])('%s is limited as %s', (address, limited) => {
    expect(toRateLimitAddress(address)).toBe(limited);
  });
});
