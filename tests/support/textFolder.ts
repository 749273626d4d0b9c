import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Returns a folder of the test file, and a function that writes lines into a file of it and returns its path. */
export function createTextFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-texts-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const write = (name: string, ...lines: readonly string[]) => {
    const path = join(folder, name);
    writeFileSync(path, `${lines.join('\n')}\n`);
    return path;
  };
  return { folder, write };
}
