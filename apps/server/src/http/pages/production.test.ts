import { describe, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../../../../../tests/support/makeApp.ts';
import { productionVariables } from '../../../../../tests/support/productionVariables.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { buildUrl } from '../../../../../tests/support/wire.ts';

const demo = makeAppBeforeAll();
const production = makeAppBeforeAll(productionVariables);

const get = (service: TestApp, path: string) =>
  service.app.inject({ method: 'GET', url: buildUrl(path) });

describe('the helpers of the demo', () => {
  it('return the answer of a captcha without consuming it', async () => {
    const { captchaId, answer } = await demo.captcha();
    expect((await get(demo, `demo/captcha/${captchaId}`)).json()).toEqual({ answer });
    expect((await get(demo, `demo/captcha/${captchaId}`)).json()).toEqual({ answer });
    expect((await get(demo, 'demo/captcha/unknown')).statusCode).toBe(404);
  });

  it('do not exist in production', async () => {
    const { captchaId } = await production.captcha();
    expect((await get(production, `demo/captcha/${captchaId}`)).statusCode).toBe(404);
    expect((await get(production, 'demo/outbox?mobileno=9438000777')).statusCode).toBe(404);
  });
});

describe('production', () => {
  // Requirements: CO-043, UN-062
  it('serves the public keys and no secret', async () => {
    const reply = await get(production, 'config');
    expect(reply.json()).toMatchObject({
      mode: 'production',
      envelopeKey: productionVariables.ENVELOPE_KEY,
    });
    expect(reply.body).not.toContain(productionVariables.CODE_KEY);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('enforces HTTPS', async () => {
    const { headers } = await get(production, 'health');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it('lets an answer that is opened as a page load, send and show nothing', async () => {
    const policy = (await get(production, 'health')).headers['content-security-policy'];
    for (const directive of ['default-src', 'base-uri', 'form-action', 'frame-ancestors']) {
      expect(policy).toContain(`${directive} 'none'`);
    }
  });

  it('does not enforce HTTPS on a plain intranet', async () => {
    const intranet = await makeApp({
      ...productionVariables,
      PUBLIC_ORIGIN: 'http://land.internal',
    });
    const { headers } = await get(intranet, 'health');
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    await intranet.close();
  });

  it('marks the cookie of a proved code as secure, unless it is reached by http only', async () => {
    const cookieOf = async (service: TestApp) => {
      const mobileno = '9438000777';
      await service.call('sendRegOtp', { mobileno });
      const match = { mobileno, otp: service.sms.codeOf(mobileno) };
      return String((await service.send('verifyRegOtp', match)).headers['set-cookie']);
    };
    expect(await cookieOf(production)).toMatch(/; HttpOnly; Secure; SameSite=Strict$/);
    const intranet = await makeApp({
      ...productionVariables,
      PUBLIC_ORIGIN: 'http://land.internal',
    });
    expect(await cookieOf(intranet)).toMatch(/; HttpOnly; SameSite=Strict$/);
    await intranet.close();
  });

  // Requirement: UN-072
  it('limits captchas per address, with Retry-After', async () => {
    for (let round = 0; round < 239; round += 1) await production.call('captchaGenerate', {});
    const { code, headers } = await production.send('captchaGenerate', {});
    expect(code).toBe(503);
    expect((await production.send('captchaChallenge', {})).code).toBe(503);
    expect(Number(headers['retry-after'])).toBe(60);
    production.clock.pass(1);
    expect((await production.send('captchaGenerate', {})).code).toBe(200);
  });
});

describe('the captcha', () => {
  // Requirement: UN-072
  it('is drawn without readable text and without colours of its own', async () => {
    const drawn = await demo.call('captchaGenerate', {});
    const svg = 'text' in drawn ? drawn.text : '';
    expect(svg).toMatch(/^<svg[^>]*>/);
    expect(svg).not.toContain('<text');
    expect(svg).not.toMatch(/(fill|stroke)="(?!none|currentColor)/);
  });

  // Requirement: UN-072
  it('is spoken in each language while it is valid', async () => {
    const { captchaId } = await demo.captcha();
    const path = `commonCaptchaGenerator/audio/${captchaId}`;
    const spoken = await Promise.all(
      ['en', 'hi', 'or'].map((lang) => get(demo, `${path}?lang=${lang}`)),
    );
    expect(spoken.map(({ headers }) => headers['content-type'])).toEqual(
      Array.from({ length: 3 }, () => 'audio/wav'),
    );
    expect(new Set(spoken.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(3);
    demo.clock.pass(5);
    expect((await get(demo, path)).statusCode).toBe(404);
  });
});
