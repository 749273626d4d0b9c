import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { componentNames, packageFolder } from './entries.ts';
import { runCommand } from './runCommand.ts';

/** Builds and packs the kit into an empty folder; returns the path of the tarball. */
export async function packKit(folder: string): Promise<string> {
  await runCommand(packageFolder, 'pnpm', 'pack', '--pack-destination', folder);
  const name = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (name === undefined) throw new Error(`No tarball in ${folder}`);
  return join(folder, name);
}

/** Checks package.json with publint; throws its findings. */
export function lintPackage(tarball: string): Promise<string> {
  return runCommand(packageFolder, 'pnpm', 'exec', 'publint', 'run', tarball, '--strict');
}

/** Checks the types of every entry with Are The Types Wrong, for ESM and bundlers; throws its findings. */
export function checkTypes(tarball: string): Promise<string> {
  const also = ['--include-entrypoints', ...componentNames()];
  return runCommand(
    packageFolder,
    'pnpm',
    'exec',
    'attw',
    tarball,
    '--profile',
    'esm-only',
    ...also,
  );
}
