import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../../packages/ui/scripts/runCommand.ts';
import { packKit } from '../../packages/ui/scripts/tarball.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const libraries = ['lucide', 'react', 'react-aria-components', 'react-dom', 'react-hook-form'];
const tools = ['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite'];

// Only this application needs it.
const tailwind = { '@tailwindcss/vite': '4.3.5', tailwindcss: '4.3.5' };

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

function writeManifest(folder: string, tarball: string, nextTarball: string): void {
  const manifest = {
    name: 'harbour-office',
    private: true,
    type: 'module',
    dependencies: {
      '@temple-land/ui': `file:${tarball}`,
      'temple-land-ui-next': `file:${nextTarball}`,
      ...versionsOf(libraries),
    },
    devDependencies: { ...versionsOf(tools), ...tailwind },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
}

/** The radius of controls in the kit's next version. */
export const nextRadius = '7px';

/** Packs the kit once more as another version with another radius of controls; returns the path of the tarball. */
async function packNextVersion(temporary: string, tarball: string): Promise<string> {
  const folder = join(temporary, 'next-version');
  mkdirSync(folder);
  await runCommand(folder, 'tar', '-xzf', tarball);
  const edit = (name: string, from: RegExp, to: string) => {
    const file = join(folder, 'package', name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };
  edit('package.json', /"version": "[^"]+"/, '"version": "0.9.0"');
  edit('dist/styles.css', /--tl-radius-2: [^;]+;/g, `--tl-radius-2: ${nextRadius};`);
  await runCommand(folder, 'tar', '-czf', '../next-version.tgz', 'package');
  return join(temporary, 'next-version.tgz');
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
  writeManifest(folder, tarball, await packNextVersion(temporary, tarball));
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

/**
 * The pages of the application: the department's own, `bare` with React alone, `neighbour` with 16 components, the same
 * beside Tailwind, two versions of the kit, the kit beside components of React Aria, and a form with react-hook-form.
 */
export type PageName =
  | '.'
  | 'bare'
  | 'neighbour'
  | 'reactAria'
  | 'reactHookForm'
  | 'tailwind/kitFirst'
  | 'tailwind/tailwindFirst'
  | 'versions';

/** Builds a page of the application; returns the folder of the built page. */
export async function buildPage({ folder }: FreshApp, page: PageName = '.'): Promise<string> {
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
