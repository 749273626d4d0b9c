import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open, readdir, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFolderFiles } from './files.ts';

const bytes = new TextEncoder().encode('ଖତିୟାନ');
const key = 'a-name-of-our-own';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'files-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

const onDisk = async () =>
  (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

async function all(moment: Date) {
  const keys = [];
  for await (const found of createFolderFiles(root).olderThan(moment)) keys.push(found);
  return keys;
}

describe('files in a folder', () => {
  it('are returned unchanged, also after a restart', async () => {
    await createFolderFiles(root).put(key, bytes);
    expect(new Uint8Array((await createFolderFiles(root).get(key)) ?? [])).toEqual(bytes);
    expect(await onDisk()).toHaveLength(1);
  });

  it('can be replaced and removed repeatedly', async () => {
    const files = createFolderFiles(root);
    await files.put(key, bytes);
    await files.put(key, new Uint8Array([1]));
    expect([...((await files.get(key)) ?? [])]).toEqual([1]);
    await files.remove(key);
    await files.remove(key);
    expect(await files.get(key)).toBeUndefined();
  });

  it('are flushed before they are named, and their folder after it', async () => {
    const handle = await open(root, 'r');
    const flush = vi.spyOn(Object.getPrototypeOf(handle) as { sync(): Promise<void> }, 'sync');
    await handle.close();
    await createFolderFiles(root).put(key, bytes);
    // The new folder's parent, the file, the folder.
    expect(flush).toHaveBeenCalledTimes(3);
    await createFolderFiles(root).put(key, bytes);
    expect(flush).toHaveBeenCalledTimes(5);
  });

  it('are never incomplete after an interrupted write', async () => {
    const handle = await open(root, 'r');
    const prototype = Object.getPrototypeOf(handle) as { sync(): Promise<void> };
    await handle.close();
    vi.spyOn(prototype, 'sync').mockRejectedValue(new Error('no space left'));
    const files = createFolderFiles(root);
    await expect(files.put(key, bytes)).rejects.toThrow('no space left');
    expect(await files.get(key)).toBeUndefined();
  });

  it('are listed by age; interrupted writes of that age are deleted', async () => {
    const files = createFolderFiles(root);
    await files.put('old-enough', bytes);
    const [old = ''] = await onDisk();
    await files.put('too-young', bytes);
    const torn = join(dirname(old), 'torn-name.part');
    writeFileSync(torn, 'half');
    const longAgo = new Date('2026-01-01T00:00:00Z');
    for (const path of [old, torn]) await utimes(path, longAgo, longAgo);
    expect(await all(new Date('2026-02-01T00:00:00Z'))).toEqual(['old-enough']);
    expect(await onDisk()).not.toContain(torn);
    expect(await onDisk()).toHaveLength(2);
  });

  it('that were never there leave an empty list', async () => {
    rmSync(root, { recursive: true });
    expect(await all(new Date())).toEqual([]);
    expect(await createFolderFiles(root).get(key)).toBeUndefined();
  });

  it.each(['../../etc/passwd', 'a/b/c/d/e', '', 'short', 'x'.repeat(65), 'dot.dot.dot'])(
    'are never asked for by the name %j',
    async (name) => {
      await expect(createFolderFiles(root).get(name)).rejects.toThrow('did not make');
      await expect(createFolderFiles(root).put(name, bytes)).rejects.toThrow('did not make');
      expect(() => createFolderFiles(root).remove(name)).toThrow('did not make');
    },
  );
});
