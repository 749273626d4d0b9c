import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const temporaryFolders: string[] = [];

/** Makes a folder for unpacked files, which is removed when the process ends. */
export function makeTemporaryFolder(): string {
  if (temporaryFolders.length === 0) {
    process.once('exit', () => {
      for (const folder of temporaryFolders) rmSync(folder, { recursive: true, force: true });
    });
  }
  const folder = mkdtempSync(join(tmpdir(), 'portal-import-'));
  temporaryFolders.push(folder);
  return folder;
}
