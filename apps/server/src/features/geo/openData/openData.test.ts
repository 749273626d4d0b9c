import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { OpenFileList, openColumns } from '@temple-land/portal-core';
import { makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { mouzas, plots } from '../../../db/schema/land.ts';

const origin = 'https://land.temple.example';
const service = makeAppBeforeAll({ DEMO_ON_NETWORK: 'yes', PUBLIC_ORIGIN: origin });

const get = (url: string, headers: Record<string, string> = {}) =>
  service.app.inject({ method: 'GET', url: url.replace(origin, ''), headers });

async function listFiles(code: string) {
  const { statusCode, body } = await get(`/ogc/files${code === '' ? '' : `/${code}/`}`);
  expect(statusCode).toBe(200);
  return v.parse(OpenFileList, JSON.parse(body));
}

const findPlots = ({ files }: v.InferOutput<typeof OpenFileList>, format = 'csv') =>
  files.find((file) => file.collection === 'plots' && file.format === format) ??
  expect.fail('There is no file of plots.');

describe('the files of open data', () => {
  it.each(['', 'PUR'])('of %j have the size and checksum that are listed', async (code) => {
    const { files } = await listFiles(code);
    expect(files.map(({ collection, format }) => `${collection}.${format}`)).toEqual(
      (code === '' ? ['districts', 'tahasils'] : ['mouzas', 'plots']).flatMap((collection) => [
        `${collection}.csv`,
        `${collection}.geojson`,
      ]),
    );
    for (const { url, bytes, sha256 } of files) {
      const { rawPayload } = await get(url);
      const hash = createHash('sha256').update(rawPayload).digest('hex');
      expect([rawPayload.length, hash]).toEqual([bytes, sha256]);
      const packed = await get(url, { 'accept-encoding': 'gzip' });
      expect(gunzipSync(packed.rawPayload).equals(rawPayload)).toBe(true);
      expect((await get(`${url}.sha256`)).body).toMatch(new RegExp(`^${sha256}  [a-z-]+\\.`));
    }
  });

  it('contain every plot of the district once, with the columns of the dictionary', async () => {
    const list = await listFiles('PUR');
    const [head = '', ...lines] = (await get(findPlots(list).url)).body.trimEnd().split('\r\n');
    expect(head.split(',')).toEqual(['id', ...openColumns.plots.map(({ name }) => name)]);
    const { features } = JSON.parse((await get(findPlots(list, 'geojson').url)).body) as {
      features: { id: number; properties: { district: string } }[];
    };
    expect(lines.map((line) => Number(line.split(',')[0]))).toEqual(features.map(({ id }) => id));
    expect(new Set(features.map(({ properties }) => properties.district))).toEqual(
      new Set(['Puri']),
    );
    expect(new Set(features.map(({ id }) => id)).size).toBe(features.length);
  });

  it('are sent again only after a change, which changes their checksum', async () => {
    const { db } = service.deps;
    const before = findPlots(await listFiles('PUR'));
    const { headers, body } = await get(before.url);
    const held = { 'if-none-match': String(headers.etag) };
    expect((await get(before.url, held)).statusCode).toBe(304);
    const id = Number(body.split('\r\n')[1]?.split(',')[0]);
    await db.update(plots).set({ kisam: 'Comma, "quoted"' }).where(eq(plots.id, id));
    const after = await get(before.url, held);
    expect(after.statusCode).toBe(200);
    expect(after.body).toContain('"Comma, ""quoted"""');
    expect(findPlots(await listFiles('PUR')).sha256).not.toBe(before.sha256);
    const [plot] = await db.select().from(plots).where(eq(plots.id, id));
    const own = eq(mouzas.id, plot?.mouzaId ?? 0);
    await db.update(mouzas).set({ isActive: false }).where(own);
    expect((await get(before.url)).body).not.toContain('"Comma');
    await db.update(mouzas).set({ isActive: true }).where(own);
  });

  it.each(['XXX/', 'PUR/districts.csv', 'plots.csv', 'PUR/plots.xml', 'PUR/plots.csv.md5'])(
    'are not there: %s',
    async (path) => {
      expect((await get(`/ogc/files/${path}`)).statusCode).toBe(404);
    },
  );
});

describe('the catalogue of open data', () => {
  it('names every file as a distribution that can be loaded', async () => {
    const { headers, body } = await get('/ogc/catalogue');
    expect(headers['content-type']).toBe('application/ld+json');
    const catalogue = JSON.parse(body) as {
      'dcat:dataset': { 'dcat:distribution': { 'dcat:downloadURL': { '@id': string } }[] }[];
    };
    const urls = catalogue['dcat:dataset'].flatMap((dataset) =>
      dataset['dcat:distribution'].map((each) => each['dcat:downloadURL']['@id']),
    );
    const { files } = await listFiles('PUR');
    expect(urls).toEqual(expect.arrayContaining(files.map(({ url }) => url)));
    expect(new Set(urls).size).toBe(urls.length);
  });
});
