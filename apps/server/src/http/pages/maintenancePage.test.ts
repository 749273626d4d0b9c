import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../../../../../tests/support/makeApp.ts';
import { readDataLocations } from '../../config.ts';
import { endMaintenance, startMaintenance } from '../../ports/maintenance.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-maintenance-'));
const places = readDataLocations({ FILES_DIR: join(folder, 'files'), DATA_DIR: folder });
const closed = (language: string) =>
  `<html lang="${language}"><p hidden="" data-until="true">Back by %UNTIL%</p>`;

let service: TestApp;
beforeAll(async () => {
  const built = join(folder, 'built');
  mkdirSync(built);
  writeFileSync(join(built, 'index.html'), '<html>');
  writeFileSync(join(built, 'icon.svg'), '<svg/>');
  for (const language of ['en', 'or']) {
    writeFileSync(join(built, `maintenance.${language}.html`), closed(language));
  }
  service = await makeApp({ FILES_DIR: places.FILES_DIR }, built);
});
afterEach(async () => {
  await endMaintenance(places);
  service.clock.pass(1);
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(until?: string): Promise<void> {
  await startMaintenance(places, until === undefined ? {} : { until });
  service.clock.pass(1);
}

const get = (url: string, headers: Record<string, string> = {}) =>
  service.app.inject({ method: 'GET', url, headers });

describe('maintenance', () => {
  it.each(['/home', '/citizen/applications', '/no/such/page'])(
    'answers %s with the maintenance page in the language of the visitor',
    async (url) => {
      await start();
      const reply = await get(url, { cookie: 'language=or' });
      expect(reply.statusCode).toBe(503);
      expect(reply.headers['content-type']).toContain('text/html');
      expect(reply.headers['retry-after']).toBe('600');
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.body).toBe(closed('or'));
    },
  );

  it('shows the expected end in Indian time', async () => {
    const until = new Date(service.clock.now().getTime() + 3_600_000).toISOString();
    await start(until);
    const { body, headers } = await get('/home');
    expect(body).toMatch(/<p>Back by \d\d\/\d\d\/\d{4}, \d\d:\d\d<\/p>/);
    expect(Number(headers['retry-after'])).toBe(3540);
  });

  it('refuses calls, but serves files and what watches the server', async () => {
    await start();
    expect((await service.send('summary', {})).code).toBe(503);
    expect((await get('/icon.svg')).statusCode).toBe(200);
    for (const path of ['/service/health', '/service/ready', '/service/config']) {
      expect([path, (await get(path)).statusCode]).toEqual([path, 200]);
    }
  });

  it('ends without a restart', async () => {
    await start();
    expect((await get('/home')).statusCode).toBe(503);
    await endMaintenance(places);
    service.clock.pass(1);
    expect((await get('/home')).statusCode).toBe(200);
    expect((await service.send('summary', {})).code).toBe(200);
  });
});
