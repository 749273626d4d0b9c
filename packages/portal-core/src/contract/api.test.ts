import { describe, expect, it } from 'vitest';
import { api, type EndpointName } from './api.ts';
import type { Endpoint } from './endpoint.ts';

const rows: readonly (readonly [string, Endpoint])[] = Object.entries(api);

describe('the table of calls', () => {
  // Requirement: EV-001
  it.each(rows)('%s has a path below the service base', (_, { path }) => {
    expect(path).toMatch(/^[A-Za-z0-9][A-Za-z0-9/:.-]*$/);
  });

  it('has no duplicate of a method and path', () => {
    const addresses = rows.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  // Requirement: EV-002
  it('is mostly POST with a sealed request', () => {
    const sealed = rows.filter(([, { method, wire }]) => method === 'POST' && wire === 'sealed');
    expect(sealed.length).toBeGreaterThan(rows.length / 2);
  });

  it('sends files without sealing them', () => {
    expect([api.saveFileToTemp.method, api.saveFileToTemp.wire]).toEqual(['POST', 'multipart']);
  });

  // Requirement: UN-138
  it.each(['summary', 'faq'] as const)('seals %s in both directions', (name: EndpointName) => {
    expect([api[name].method, api[name].wire]).toEqual(['POST', 'sealed']);
  });

  it.each([
    // Requirement: EN-050
    ['auction/bidderregistraration/getddhar', 'adharNo key'],
    // Requirement: EN-051
    ['getPlotExtend', 'plotCode'],
  ])('the requests of %s have the keys %s', (path, keys) => {
    const requests = rows.filter(([, row]) => row.path === path);
    expect(requests).not.toEqual([]);
    for (const [, { in: shape }] of requests) {
      const { entries = {} } = shape as { entries?: object };
      expect(Object.keys(entries).sort().join(' ')).toBe(keys);
    }
  });

  it('seals no GET request, which has no body', () => {
    expect(rows.filter(([, row]) => row.method === 'GET' && row.wire === 'sealed')).toEqual([]);
  });

  it('checks a captcha for tracking, login, registration and a new password', () => {
    const checked = rows.filter(([, { captcha }]) => captcha).map(([name]) => name);
    expect(checked).toEqual(
      expect.arrayContaining(['trackStatus', 'login', 'register', 'forgotSet']),
    );
  });
});
