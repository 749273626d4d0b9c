import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildRequestHeaders, joinServiceUrl, addWwwPrefix } from './requestLayer.ts';

const json = { 'Content-Type': 'application/json' };

describe('the headers of a request', () => {
  // Requirement: EV-009
  it('have the token if there is one, and the type if there is a body', () => {
    const bearer = { Authorization: 'Bearer secret' };
    expect(buildRequestHeaders('/service/ip', 'secret', false)).toEqual(bearer);
    expect(buildRequestHeaders('/service/land/applyLand', 'secret', true)).toEqual({
      ...json,
      ...bearer,
    });
  });

  // Requirements: EV-010, UN-064
  it('have the JSON type and the flag without a token', () => {
    const flagged = { ...json, Encrypted: 'true' };
    expect(buildRequestHeaders('/service/ip', undefined, false)).toEqual(flagged);
    expect(buildRequestHeaders('/service/api/generatetoken', undefined, true)).toEqual(flagged);
  });

  it.each([
    // Requirement: EV-020
    ['land records', 'https://landrecords.example/view'],
    // Requirement: EV-021
    ['geo', 'https://geo.example/tiles/1/2/3'],
    // Requirement: EV-022
    ['push messages', 'https://push.example/register'],
    // Requirement: EV-023
    ['IP lookup', 'http://ip.example/'],
    ['an address without a scheme', '//elsewhere.example/service/ip'],
    ['an own-looking path elsewhere', 'HTTPS://elsewhere.example/service/ip'],
  ])('have nothing for another host: %s', (_, address) => {
    expect(buildRequestHeaders(address, 'secret', true)).toEqual({});
    expect(buildRequestHeaders(address, undefined, true)).toEqual({});
  });

  // Requirement: EV-024
  it('never send the token to another host', () => {
    fc.assert(
      fc.property(
        fc.webUrl(),
        fc.string({ minLength: 1 }),
        fc.boolean(),
        (address, token, body) => {
          expect(buildRequestHeaders(address, token, body)).toEqual({});
        },
      ),
    );
  });
});

describe('the www prefix', () => {
  // Requirements: EV-025, UN-084
  it.each([
    ['https://temple.example/a?b#c', 'https://www.temple.example/a?b#c'],
    ['http://temple.example:8080/a', 'http://www.temple.example:8080/a'],
    ['https://TEMPLE.example', 'https://www.TEMPLE.example'],
    ['https://www.temple.example/a', 'https://www.temple.example/a'],
    ['https://other.example/a', 'https://other.example/a'],
    ['https://sub.temple.example/a', 'https://sub.temple.example/a'],
    ['https://user@temple.example/a', 'https://user@temple.example/a'],
    ['/service/ip', '/service/ip'],
  ])('changes %s to %s', (address, rewritten) => {
    expect(addWwwPrefix(address, 'temple.example')).toBe(rewritten);
  });

  // Requirements: EV-025, UN-084
  it.each(['localhost', '127.0.0.1', '[::1]', ''])('is never added to %j', (host) => {
    expect(addWwwPrefix(`http://${host}/a`, host)).toBe(`http://${host}/a`);
  });

  it('is added only once', () => {
    fc.assert(
      fc.property(fc.domain(), fc.webPath(), (host, path) => {
        const once = addWwwPrefix(`https://${host}${path}`, host);
        expect(addWwwPrefix(once, host)).toBe(once);
        expect(addWwwPrefix(once, `www.${host}`)).toBe(once);
      }),
    );
  });

  it('is never added without a main host', () => {
    fc.assert(fc.property(fc.webUrl(), (address) => addWwwPrefix(address, '') === address));
  });
});

// Requirement: EV-028
it.each([
  ['/service/', 'ip', '/service/ip'],
  ['/service', '/ip', '/service/ip'],
  ['https://geo.example//', '/layers?a=b', 'https://geo.example/layers?a=b'],
])('%s and %s are joined to %s', (service, path, address) => {
  expect(joinServiceUrl(service, path)).toBe(address);
});
