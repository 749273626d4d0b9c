import { copyFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../../packages/ui/scripts/runCommand.ts';
import { packKit } from '../../packages/ui/scripts/tarball.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const libraries = ['lucide', 'react', 'react-dom'];
const tools = ['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite'];

/** The application of another department with the packed kit in it. */
export interface FreshApp {
  folder: string;
  tarball: string;
  /** Where the kit was installed. */
  kit: string;
}

/** Gives the exact version of a package that the workspace names in its catalogue. */
function versionOf(name: string): string {
  const catalogue = readFileSync(`${root}pnpm-workspace.yaml`, 'utf8');
  const version = new RegExp(`^ +'?${name}'?: (\\S+)$`, 'm').exec(catalogue)?.[1];
  if (version === undefined) throw new Error(`The catalogue does not name ${name}.`);
  return version;
}

/** Gives the versions of packages that the workspace names in its catalogue, as dependencies of a manifest. */
export const versionsOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, versionOf(name)]));

function writeManifest(folder: string, tarball: string): void {
  const manifest = {
    name: 'harbour-office',
    private: true,
    type: 'module',
    dependencies: { '@temple-land/ui': `file:${tarball}`, ...versionsOf(libraries) },
    devDependencies: versionsOf(tools),
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
}

/**
 * Packs the kit and installs it in a new application outside the workspace. The workspace's lock
 * file names the versions that the store has, so that nothing is fetched.
 */
export async function makeFreshApp(temporary: string): Promise<FreshApp> {
  const tarball = await packKit(temporary);
  const folder = join(temporary, 'app');
  cpSync(`${root}tests/package/department`, folder, { recursive: true });
  copyFileSync(`${root}pnpm-lock.yaml`, join(folder, 'pnpm-lock.yaml'));
  writeManifest(folder, tarball);
  await runCommand(
    folder,
    'pnpm',
    'install',
    '--prefer-offline',
    '--ignore-scripts',
    '--no-frozen-lockfile',
  );
  return { folder, tarball, kit: join(folder, 'node_modules/@temple-land/ui') };
}

/** Builds a page of the application: the department's own, `bare` with React alone, or `neighbour` with 16 components. */
export async function buildPage(
  { folder }: FreshApp,
  page: '.' | 'bare' | 'neighbour' = '.',
): Promise<string> {
  await runCommand(join(folder, page), 'pnpm', 'exec', 'vite', 'build', '--logLevel', 'warn');
  return join(folder, page, 'dist');
}

/** Makes the application import every component from the index. */
export function importByIndex({ folder }: FreshApp): void {
  for (const name of ['main.jsx', 'HarbourPage.jsx']) {
    const file = join(folder, 'src', name);
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, source.replaceAll(/@temple-land\/ui\/[A-Z]\w+/g, '@temple-land/ui'));
  }
}
