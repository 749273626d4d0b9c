import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkTypes, lintPackage, packKit } from './tarball.ts';

// Writes the tarball of the kit that other applications install into .cache/package, and checks it.
const folder = fileURLToPath(new URL('../../../.cache/package/', import.meta.url));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const tarball = await packKit(folder);
process.stdout.write(await lintPackage(tarball));
await checkTypes(tarball);
process.stdout.write(`Packed: ${tarball}\n`);
