import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startObjectStore, type ObjectStore } from '../../../../tests/support/objectStore.ts';
import { readDataLocations } from '../config.ts';
import { checkFileStore, createFiles } from './createFiles.ts';
import { endMaintenance, startMaintenance, readMaintenance } from './maintenance.ts';
import { FilesUnavailable } from './objectFiles.ts';

const bytes = new TextEncoder().encode('ଖତିୟାନ');
const key = 'a-name-of-our-own';
const future = new Date('2999-01-01T00:00:00Z');

let store: ObjectStore;
beforeAll(async () => {
  store = await startObjectStore();
});
afterAll(() => store.remove());

const places = (changes: Record<string, string> = {}) =>
  readDataLocations({ ...store.variables, ...changes });
const open = () => createFiles(places());

async function listAll(moment: Date) {
  const keys: string[] = [];
  for await (const found of open().olderThan(moment)) keys.push(found);
  return keys.sort();
}

describe('files in a bucket', () => {
  it('are returned unchanged, also empty ones, can be replaced, and removed repeatedly', async () => {
    const files = open();
    await files.put(key, bytes);
    expect(await open().get(key)).toEqual(bytes);
    await files.put(key, new Uint8Array());
    expect(await files.get(key)).toEqual(new Uint8Array());
    await files.remove(key);
    await files.remove(key);
    expect(await files.get(key)).toBeUndefined();
  });

  it('are listed by age, over pages, without the file of the maintenance', async () => {
    expect(await listAll(future)).toEqual([]);
    const keys = Array.from({ length: 1003 }, (_, at) => `file-number-${at}`).sort();
    for (const one of keys) await open().put(one, bytes);
    await startMaintenance(places(), { until: '2026-11-26T13:00:00.000Z' });
    expect(await readMaintenance(places())).toEqual({ until: '2026-11-26T13:00:00.000Z' });
    expect(await listAll(future)).toEqual(keys);
    expect(await listAll(new Date('2020-01-01T00:00:00Z'))).toEqual([]);
    await endMaintenance(places());
    expect(await readMaintenance(places())).toBeUndefined();
  });

  it('are not acknowledged while the store is away, and are kept when it is back', async () => {
    await store.stop();
    const files = open();
    const asked = [files.put(key, bytes), files.get(key), files.remove(key)];
    for (const answer of await Promise.allSettled(asked)) {
      expect(answer).toMatchObject({ reason: expect.any(FilesUnavailable) });
    }
    const waiting = files.put(key, bytes);
    await store.start();
    await waiting;
    expect(await files.get(key)).toEqual(bytes);
  });

  it.each([
    ['another secret', { S3_SECRET_KEY: 'wrong' }],
    ['another bucket', { S3_URL: 'none' }],
  ])('are refused with %s, at the start and at each write', async (_, changes) => {
    const address = store.variables.S3_URL.replace('papers', 'none');
    const other = places('S3_URL' in changes ? { S3_URL: address } : changes);
    await expect(checkFileStore(other)).rejects.toThrow('S3_URL: the bucket is not there');
    await expect(createFiles(other).put(key, bytes)).rejects.toThrow(FilesUnavailable);
    await expect(checkFileStore(places())).resolves.toBeUndefined();
  });

  it('are never asked for by a name of somebody else', async () => {
    await expect(open().get('../other/file')).rejects.toThrow('did not make');
    await expect(open().put('short', bytes)).rejects.toThrow('did not make');
    await expect(open().remove('dot.dot.dot')).rejects.toThrow('did not make');
  });
});
