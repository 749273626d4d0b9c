import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Input } from '@temple-land/portal-core';
import { approveNext } from '../../../../../tests/support/admin.ts';
import { makeApp, type TestApp } from '../../../../../tests/support/makeApp.ts';
import { writePortalBuild } from '../../../../../tests/support/portalBuild.ts';
import { users } from '../../db/schema/account.ts';

const root = mkdtempSync(join(tmpdir(), 'portal-office-'));
const reason = 'The office has moved';

let service: TestApp;
beforeAll(async () => {
  writePortalBuild(root, join(root, 'fault'));
  service = await makeApp({}, join(root, 'dist'));
});
afterAll(async () => {
  await service.close();
  rmSync(root, { recursive: true, force: true });
});

const get = async (url: string) => (await service.app.inject({ method: 'GET', url })).body;
const getJson = async (url: string) => JSON.parse(await get(url)) as Record<string, unknown>;

/** Lets pass what an instance keeps of the details. */
const pass = () => service.clock.pass(1);

const administrator = async () => (await service.signInAs('administrator')).token;

async function ask(details: Input<'officeDetailsSave'>['details'], basedOn = 0) {
  return service.call('officeDetailsSave', { basedOn, details, reason }, await administrator());
}

async function uploadPng(side: number, token: string): Promise<string> {
  const background = { r: 120, g: 40, b: 20, alpha: 0.5 };
  const picture = sharp({ create: { width: side, height: side, channels: 4, background } }).png();
  const file = { fileName: 'mark.png', bytes: new Uint8Array(await picture.toBuffer()) };
  return (await service.result('saveFileToTemp', file, token)).tempId;
}

async function askForMark(markFile: string, token: string, basedOn: number) {
  return service.call('officeDetailsSave', { basedOn, details: {}, markFile, reason }, token);
}

describe('the details of the office', () => {
  it('are those of the sample before any are published, on the pages of the build', async () => {
    expect(await getJson('/assets/i18n/en/office.json')).toMatchObject({ phone: '06752 000 000' });
    expect(await get('/home')).toContain('prerendered home');
    expect(await get('/favicon.svg')).toBe('<svg/>');
  });

  it('are changed for the public when a second administrator approves', async () => {
    const changed = {
      phone: '06752 111 222',
      'name.or': 'ଜମି',
      'shortName.en': 'Land',
      x: 'https://x.example.org/temple',
    };
    expect(await ask(changed)).toEqual({ status: 202, isWaiting: true });
    pass();
    expect(await getJson('/assets/i18n/en/office.json')).toMatchObject({ phone: '06752 000 000' });
    expect(await ask({ phone: '1' })).toMatchObject({ status: 409 });
    expect(await approveNext(service)).toEqual({ status: 200 });
    pass();
    expect(await getJson('/assets/i18n/en/office.json')).toMatchObject({
      phone: '06752 111 222',
      otherName: 'ଜମି',
      name: 'Temple Land Portal',
    });
    expect(await getJson('/assets/i18n/or.json')).toMatchObject({ 'office:name': 'ଜମି' });
    expect(await getJson('/service/config')).toMatchObject({ xUrl: changed.x });
    const sms = await service.deps.sms.compose('sms.notice', 'or', { text: 'X' });
    expect(sms.text).toBe('ଜମି: X');
    expect(await get('/home')).toContain('"phone":"06752 111 222"');
    expect(await getJson('/manifest.webmanifest')).toEqual({
      name: 'Temple Land Portal',
      short_name: 'Land',
      scope: '/',
    });
  });

  it('are listed with every version, who made it and why', async () => {
    const { details, versions, isWaiting } = await service.result(
      'officeDetails',
      {},
      await administrator(),
    );
    expect([details.phone, isWaiting]).toEqual(['06752 111 222', false]);
    expect(versions).toMatchObject([{ version: 1, reason, details }]);
    expect(versions[0]?.askedBy).not.toBe(versions[0]?.approvedBy);
  });

  it.each([
    ['an empty name', { 'name.en': ' ' }, 400],
    ['an invalid link', { youtube: 'javascript:alert(1)' }, 400],
    ['a placeholder', { 'address.en': 'Road {n}' }, 400],
    ['no difference', { phone: '06752 111 222 ' }, 400],
  ])('are not changed by %s', async (_, details, status) => {
    expect(await ask(details, 1)).toMatchObject({ status });
  });

  it('have a mark, a picture that an administrator uploads', async () => {
    const token = await administrator();
    const mark = await uploadPng(128, token);
    expect(await askForMark(mark, token, 1)).toEqual({ status: 202, isWaiting: true });
    expect(await approveNext(service)).toEqual({ status: 200 });
    pass();
    const { mark: path } = await getJson('/assets/i18n/en/office.json');
    expect(path).toMatch(/^\/assets\/office\/[0-9a-f]{64}\.png$/);
    const picture = await service.app.inject({ method: 'GET', url: String(path) });
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 128, height: 128 });
    for (const url of ['/favicon.svg', '/icon-180.png', '/icon-512.png']) {
      const icon = await service.app.inject({ method: 'GET', url });
      expect([icon.statusCode, icon.headers.location]).toEqual([302, path]);
    }
    const { details } = await service.result('officeDetails', {}, token);
    expect(await get('/home')).toContain(`"mark":"${details.mark}"`);
    expect(await ask({ mark: '' }, 2)).toMatchObject({ status: 202 });
    expect(await approveNext(service)).toEqual({ status: 200 });
    expect(await ask({ mark: details.mark }, 3)).toMatchObject({ status: 202 });
    expect(await approveNext(service)).toEqual({ status: 200 });
  });

  it('have no mark that is too small, of another user or not stored', async () => {
    const token = await administrator();
    const citizen = await service.signInAs('citizen');
    expect(await askForMark(await uploadPng(32, token), token, 4)).toMatchObject({ status: 400 });
    const foreign = await uploadPng(128, citizen.token);
    expect(await askForMark(foreign, token, 4)).toMatchObject({ status: 400 });
    expect(await ask({ mark: 'a'.repeat(64) }, 4)).toMatchObject({ status: 400 });
    const url = `/assets/office/${'a'.repeat(64)}.png`;
    expect((await service.app.inject({ method: 'GET', url })).statusCode).toBe(404);
  });

  it('are not changed on an earlier version, nor by anybody but administrators', async () => {
    expect(await ask({ phone: '06752 333 444' }, 0)).toMatchObject({ status: 409 });
    for (const person of ['landOfficer', 'citizen'] as const) {
      const { token } = await service.signInAs(person);
      const request = { basedOn: 1, details: { phone: '1' }, reason };
      expect((await service.send('officeDetailsSave', request, token)).code).toBe(403);
    }
  });
});

describe('the languages of the portal', () => {
  const publishLanguages = async (languages: string) => {
    const { versions } = await service.result('officeDetails', {}, await administrator());
    expect(await ask({ languages }, versions[0]?.version ?? 0)).toMatchObject({ status: 202 });
    expect(await approveNext(service)).toEqual({ status: 200 });
    pass();
  };
  const readLanguage = async (id: number) => {
    const { language } = users;
    const [row] = await service.deps.db.select({ language }).from(users).where(eq(users.id, id));
    return row?.language;
  };

  it('without one give its readers English, in pages, the site map and messages, until it is on again', async () => {
    const { token, userId } = await service.signInAs('citizen');
    const chosen = { pageLanguage: 'or', textSize: null } as const;
    await service.call('displaySave', chosen, token);
    expect(await get('/home?lang=or')).toContain('lang="or"');
    expect(await get('/sitemap.xml')).toContain('hreflang="or"');
    await publishLanguages('en,hi');
    expect(await getJson('/assets/i18n/en/office.json')).toMatchObject({ languages: 'en,hi' });
    for (const url of ['/home?lang=or', '/admin/setup']) {
      const page = await get(url);
      expect([url, page]).toEqual([url, expect.stringContaining('data-languages="en,hi"')]);
      expect([url, page]).toEqual([url, expect.stringContaining('lang="en"')]);
    }
    expect(await get('/home?lang=hi')).toContain('lang="hi"');
    const map = await get('/sitemap.xml');
    expect([map.includes('hreflang="hi"'), map.includes('"or"')]).toEqual([true, false]);
    expect(await readLanguage(userId)).toBe('en');
    await service.call('displaySave', chosen, (await service.signInAs('citizen')).token);
    expect(await readLanguage(userId)).toBe('en');
    await publishLanguages('en,or,hi');
    expect(await readLanguage(userId)).toBe('or');
    expect(await get('/home?lang=or')).not.toContain('data-languages');
  });

  it('are refused without English', async () => {
    const { versions } = await service.result('officeDetails', {}, await administrator());
    expect(await ask({ languages: 'or' }, versions[0]?.version)).toMatchObject({ status: 400 });
  });
});
