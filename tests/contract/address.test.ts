import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAddressCipher } from '../../apps/portal/src/api/address/addressCipher.ts';
import { createNodeAddressCipher } from '../../apps/server/src/ports/addressCipher.ts';
import { systemRandom } from '../../apps/server/src/ports/random.ts';
import {
  openAddress,
  parsePlotSearch,
  formatPlotSearch,
  sealAddress,
  type AddressPurpose,
} from '../../packages/portal-core/src/index.ts';

interface Vectors {
  key: string;
  seal: { name: string; purpose: AddressPurpose; text: string; iv: string; address: string }[];
  refuse: { name: string; purpose: AddressPurpose; address: string }[];
}

/** Computed once by a program that shares no code with the product. */
const { key, seal, refuse }: Vectors = JSON.parse(
  readFileSync(new URL('address-vectors.json', import.meta.url), 'utf8'),
);
const ends = [
  ['portal', createAddressCipher],
  ['server', (secret: string) => createNodeAddressCipher(secret, systemRandom)],
] as const;

describe.each(ends)('a hidden address at the %s', (_, cipherOf) => {
  const cipher = cipherOf(key);

  // Requirements: RT-065, UN-011
  it.each(seal)('hides $name', ({ purpose, text, iv, address }) => {
    expect(sealAddress({ ...cipher, randomIv: () => iv }, purpose, text)).toBe(address);
  });

  it.each(seal)('shows $name', ({ purpose, text, address }) => {
    expect(openAddress(cipher, purpose, address)).toBe(text);
  });

  it.each(refuse)('does not open $name', ({ purpose, address }) => {
    expect(openAddress(cipher, purpose, address)).toBeUndefined();
  });

  it('does not open with another key', () => {
    const [first] = seal;
    expect(openAddress(cipherOf('another'), 'tender', first?.address ?? '')).toBeUndefined();
  });

  it('hides the same ids differently each time', () => {
    const made = Array.from({ length: 50 }, () => sealAddress(cipher, 'report', '12:34::'));
    expect(new Set(made).size).toBe(50);
  });

  it('fits an address and is too long for the record of activity', () => {
    const address = sealAddress(cipher, 'report', '1:2:3:4');
    expect(address).toMatch(/^[A-Za-z0-9_-]{51,200}$/);
  });
});

describe('both ends', () => {
  const [portal, server] = [createAddressCipher(key), createNodeAddressCipher(key, systemRandom)];

  it('open each other’s addresses for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(openAddress(server, 'tender', sealAddress(portal, 'tender', text))).toBe(text);
        expect(openAddress(portal, 'tender', sealAddress(server, 'tender', text))).toBe(text);
      }),
    );
  });

  it('refuse any changed address', () => {
    const address = sealAddress(portal, 'tender', '12:SJTA/1');
    const anySign = fc.constantFrom(...'ABCabc019-_');
    fc.assert(
      fc.property(fc.nat(address.length - 1), anySign, (at, sign) => {
        const touched = address.slice(0, at) + sign + address.slice(at + 1);
        fc.pre(touched !== address);
        expect(openAddress(portal, 'tender', touched)).toBeUndefined();
        expect(openAddress(server, 'tender', touched)).toBeUndefined();
      }),
    );
  });

  it('accept any text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(openAddress(portal, 'tender', text)).toBeUndefined();
        expect(openAddress(server, 'tender', text)).toBeUndefined();
      }),
    );
  });

  // Requirements: RT-065, UN-011
  it('contain the ids of a plot search in order', () => {
    const search = { districtId: 12, tahasilId: 345, mouzaId: 6789, khatianId: 2 };
    const address = sealAddress(portal, 'report', formatPlotSearch(search));
    expect(openAddress(server, 'report', address)).toBe('12:345:6789:2');
    expect(parsePlotSearch(openAddress(portal, 'report', address))).toEqual(search);
  });
});
