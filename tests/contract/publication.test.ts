import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { legalPages, sampleOffice } from '@temple-land/portal-core';
import { activities } from '../../apps/server/src/db/schema/ledger.ts';
import { publications } from '../../apps/server/src/db/schema/publications.ts';
import { approveNext } from '../support/admin.ts';
import { listen } from '../support/listen.ts';
import { openSocket, subscribe, trackSockets } from '../support/liveClient.ts';
import { makeApp, type TestApp } from '../support/makeApp.ts';
import { writePortalBuild } from '../support/portalBuild.ts';
import { productionVariables } from '../support/productionVariables.ts';

const root = mkdtempSync(join(tmpdir(), 'portal-publication-'));
const mobileno = '9438000777';
const reason = 'The office begins its work';

const sockets = trackSockets();
let service: TestApp;
let token: string;

beforeAll(async () => {
  writePortalBuild(root, join(root, 'fault'));
  const page =
    '<h1>Soon</h1><b>%OFFICE:name.en%</b><aside data-contact="true">%OFFICE:phone%</aside>';
  writeFileSync(join(root, 'dist', 'opening.en.html'), page);
  const variables = { ...productionVariables, SECOND_FACTOR: 'optional' };
  service = await makeApp(variables, join(root, 'dist'));
  await service.deps.db.delete(publications);
});
afterAll(async () => {
  await service.close();
  rmSync(root, { recursive: true, force: true });
});
beforeEach(async () => {
  service.clock.pass(1);
  ({ token } = await service.signInAs('administrator'));
});

const get = (url: string) => service.app.inject({ method: 'GET', url });
const ask = (isPublic: boolean) => service.call('publicationAsk', { isPublic, reason }, token);

async function approve(): Promise<void> {
  expect(await approveNext(service)).toEqual({ status: 200 });
  service.clock.pass(1);
}

async function publishOffice(): Promise<void> {
  const details = { phone: '06752 111 222', 'name.en': 'Land & Temple' };
  await service.call('officeDetailsSave', { basedOn: 0, details, reason }, token);
  await approve();
}

describe('a portal that is not open', () => {
  it('shows visitors that the service opens soon, and nothing of the sample', async () => {
    const reply = await get('/home');
    expect([reply.statusCode, reply.headers]).toMatchObject([
      503,
      { 'retry-after': '86400', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
    ]);
    expect(reply.body).toContain('<aside data-contact="true" hidden=""></aside>');
    expect(reply.body).not.toContain(sampleOffice.phone);
    expect((await get('/service/config')).json()).toMatchObject({ isPublic: false });
  });

  it('serves login, the areas of staff and the legal pages', async () => {
    for (const path of ['/login', '/admin/setup', '/officer', '/privacy-policy'])
      expect([path, (await get(path)).statusCode]).toEqual([path, 200]);
  });

  it('refuses registration and citizens with a clear text, and no administrator', async () => {
    const text = 'The portal is not open to the public yet.';
    const refused = { code: 403, answer: { status: 403, message: text } };
    expect(await service.send('sendRegOtp', { mobileno })).toMatchObject(refused);
    const citizen = await service.signInAs('citizen');
    expect(await service.send('channelsRead', {}, citizen.token)).toMatchObject(refused);
    expect((await service.result('setupRead', {}, token)).publication).toEqual({
      isPublic: false,
      isWaiting: false,
    });
  });

  it('gives nothing of the record to visitors: no call, feed, file of open data, site map or map service', async () => {
    for (const path of [
      '/service/tenders/atom.xml',
      '/service/tenders/ocds.json',
      '/service/notices/atom.xml',
      '/service/faq/list',
    ])
      expect([path, (await get(path)).statusCode]).toEqual([path, 403]);
    const calls = ['notificationSearch', 'plotSearch', 'siteSearch', 'publicStatistics'] as const;
    for (const name of calls)
      expect([name, (await service.send(name, {})).code]).toEqual([name, 403]);
    expect((await get('/ogc/collections')).statusCode).toBe(503);
    expect((await get('/sitemap.xml')).statusCode).toBe(404);
    expect((await get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  });

  it('sends citizens nothing on the live channel', async () => {
    const server = await listen(service);
    const { token: citizen } = await service.signInAs('citizen');
    const client = await subscribe(
      openSocket(server.liveUrl, service.createSignIn, sockets),
      citizen,
    );
    expect(await client.closed).toBe(1008);
  });

  it('shows the details of the office once they are published', async () => {
    await publishOffice();
    const { body } = await get('/home');
    expect(body).toContain('<aside data-contact="true">06752 111 222</aside>');
    expect(body).toContain('Land &amp; Temple');
  });
});

describe('a portal is opened and closed', () => {
  it('not before every legal page is confirmed', async () => {
    expect(await ask(true)).toMatchObject({ status: 409 });
    for (const page of legalPages) await service.call('setupConfirm', { page }, token);
    expect(await ask(true)).toEqual({ status: 202, isWaiting: true });
    expect(await ask(true)).toMatchObject({ status: 409 });
  });

  it('by two administrators, which is in the activity ledger', async () => {
    expect((await get('/home')).statusCode).toBe(503);
    await approve();
    expect((await get('/home')).statusCode).toBe(200);
    expect(await service.call('sendRegOtp', { mobileno })).toEqual({ status: 200, OTP: '' });
    expect(await ask(false)).toEqual({ status: 202, isWaiting: true });
    await approve();
    expect((await get('/home')).statusCode).toBe(503);
    const records = JSON.stringify(await service.deps.db.select().from(activities));
    expect(records).toContain('publication, asked by user');
  });
});
