import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkTypes, lintPackage, packKit } from './tarball.ts';

// Packs the kit and asks publint and Are The Types Wrong about the tarball.
const folder = mkdtempSync(join(tmpdir(), 'kit-package-'));
try {
  const tarball = await packKit(folder);
  process.stdout.write(await lintPackage(tarball));
  process.stdout.write(await checkTypes(tarball));
} finally {
  rmSync(folder, { recursive: true });
}
