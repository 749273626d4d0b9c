import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../../../../tests/support/makeApp.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';

const token = 'the-token-of-the-watchers';

const open = makeAppBeforeAll();
const closed = makeAppBeforeAll({ METRICS_TOKEN: token });

type Asked = { headers?: Record<string, string>; remoteAddress?: string };
const metricsOf = (service: TestApp, asked: Asked = {}) =>
  service.app.inject({ method: 'GET', url: '/metrics', ...asked });

describe('the metrics', () => {
  it('count requests by call and status, and what the security log says', async () => {
    await open.call('health', {});
    await open.send('currentUser', {});
    const form = { username: '9437000001', password: 'Wrong@12345', userType: 'C' as const };
    await open.call('login', { ...form, ...(await open.captcha()) });
    const { statusCode, body, headers } = await metricsOf(open);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('portal_request_seconds_count{call="health",status="200"} 1');
    expect(body).toContain('portal_request_seconds_count{call="currentUser",status="401"} 1');
    expect(body).toContain('portal_security_events_total{event="login failed"} 1');
    expect(body).toContain('portal_alerts{kind="backup"} 0');
    expect(body).toContain('process_resident_memory_bytes');
    expect(body).not.toContain('9437000001');
  });

  it.each([
    ['another machine', { remoteAddress: '203.0.113.9' }],
    ['a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
    ['a proxy that speaks of it otherwise', { headers: { forwarded: 'for=203.0.113.9' } }],
  ])('are not found for %s', async (_, asked) => {
    expect((await metricsOf(open, asked)).statusCode).toBe(404);
  });

  it('with a token are for its holder, from anywhere, and for nobody else', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const far = { remoteAddress: '203.0.113.9' };
    expect((await metricsOf(closed, { headers, ...far })).statusCode).toBe(200);
    expect((await metricsOf(closed)).statusCode).toBe(404);
    const wrong = { authorization: `Bearer ${token}x` };
    expect((await metricsOf(closed, { headers: wrong })).statusCode).toBe(404);
  });
});
