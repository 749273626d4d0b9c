import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folderLock.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = () => join(folder, 'portal.lock');

describe('the lock of a data folder', () => {
  it('is held by one process until it is released', () => {
    const lock = lockFolder(folder);
    expect(lock.isHeld()).toBe(true);
    expect(() => lockFolder(folder)).toThrow(/in use by process \d+/);
    lock.release();
    expect(lock.isHeld()).toBe(false);
    lockFolder(folder).release();
  });

  it('creates a missing folder', () => {
    const lock = lockFolder(join(folder, 'new', 'data'));
    expect(lock.isHeld()).toBe(true);
    lock.release();
  });

  it.each([
    ['by a process that is gone', '4194304 1'],
    ['by a process whose number has another owner now', `${process.pid} 1`],
    ['empty', ''],
  ])('is taken over when it was left behind by %s', (_, left) => {
    writeFileSync(file(), left);
    const lock = lockFolder(folder);
    expect(lock.isHeld()).toBe(true);
    lock.release();
  });

  it('reports its loss, and does not release the lock of another process', () => {
    const lock = lockFolder(folder);
    writeFileSync(file(), '1 1');
    expect(lock.isHeld()).toBe(false);
    lock.release();
    expect(readFileSync(file(), 'utf8')).toBe('1 1');
  });
});
