import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { componentNames, packageFolder } from './entries.ts';
import { runIn } from './runIn.ts';

/** Builds and packs the kit into an empty folder; gives the path of the tarball. */
export async function pack(folder: string): Promise<string> {
  await runIn(packageFolder, 'pnpm', 'pack', '--pack-destination', folder);
  const name = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (name === undefined) throw new Error(`No tarball in ${folder}`);
  return join(folder, name);
}

/** Asks publint whether package.json keeps its promises; throws with what it finds. */
export function lintPackage(tarball: string): Promise<string> {
  return runIn(packageFolder, 'pnpm', 'exec', 'publint', 'run', tarball, '--strict');
}

/** Asks Are The Types Wrong about every entry, for ESM and bundlers; throws with what it finds. */
export function checkTypes(tarball: string): Promise<string> {
  const also = ['--include-entrypoints', ...componentNames()];
  return runIn(packageFolder, 'pnpm', 'exec', 'attw', tarball, '--profile', 'esm-only', ...also);
}
