import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kits } from '../../scripts/bench/kit/kits.ts';
import { install, peersFolder } from '../../scripts/bench/kit/peers.ts';
import { filesBelow } from '../../scripts/sources.ts';

const peersPath = 'bench/kit/peers';
const read = (path: string) => readFileSync(path, 'utf8');

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const listDependencies = (path: string): Record<string, string> => {
  const { dependencies, devDependencies } = JSON.parse(read(path)) as Manifest;
  return { ...devDependencies, ...dependencies };
};

const ownManifests = ['package.json', ...globSync('{packages,apps}/*/package.json')];
const own = new Set(ownManifests.flatMap((path) => Object.keys(listDependencies(path))));
const peers = listDependencies(`${peersPath}/package.json`);
const foreign = Object.keys(peers).filter((name) => !own.has(name));

const self = 'tests/architecture/peers.test.ts';
const sources = filesBelow(['packages', 'apps', 'tests', 'scripts', 'bench', '.storybook']).filter(
  (file) => /\.(tsx?|css|mdx)$/.test(file) && file !== self,
);
const listFilesNaming = (files: readonly string[], names: readonly string[]) =>
  files.filter((file) => names.some((name) => read(file).includes(name)));

describe('the kits of the comparison', () => {
  it('are packages of their own, and their pages import them', () => {
    expect(foreign).toEqual(
      expect.arrayContaining(['@digdir/designsystemet-react', '@trussworks/react-uswds']),
    );
    expect(listFilesNaming(sources, foreign).length).toBeGreaterThan(0);
  });

  it('are named by their own pages alone', () => {
    const outside = sources.filter((file) => !file.startsWith(`${peersPath}/`));
    expect(listFilesNaming(outside, foreign)).toEqual([]);
  });

  it('are in no lock file, workspace or package of the project', () => {
    const lock = read('pnpm-lock.yaml');
    expect(foreign.filter((name) => lock.includes(`${name}@`))).toEqual([]);
    expect(read('pnpm-workspace.yaml')).not.toMatch(/bench|\.cache/);
  });

  it('are installed without scripts, outside the workspace and the repository', () => {
    expect(install).toEqual(
      expect.arrayContaining(['--ignore-scripts', '--ignore-workspace', '--frozen-lockfile']),
    );
    expect(peersFolder).toMatch(/^\.cache\//);
    expect(existsSync(`${peersPath}/node_modules`)).toBe(false);
    expect(read(`${peersPath}/pnpm-lock.yaml`)).not.toMatch(/https?:\/\//);
  });

  it('have fixed versions, and the React and react-aria-components versions of the project', () => {
    const loose = Object.entries(peers).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
    expect(loose).toEqual([]);
    const catalogue = read('pnpm-workspace.yaml');
    const shared = Object.entries(peers).filter(([name]) => own.has(name));
    expect(
      shared.filter(([name, version]) => !catalogue.includes(`  ${name}: ${version}\n`)),
    ).toEqual([]);
  });
});

describe('the pages of the comparison', () => {
  it('are out of reach of the product', () => {
    const product = sources.filter((file) => /^(packages|apps)\//.test(file));
    expect(product.length).toBeGreaterThan(300);
    expect(listFilesNaming(product, ['bench/kit'])).toEqual([]);
  });

  it('exist for every kit', () => {
    expect(kits.filter(({ entry }) => !existsSync(entry))).toEqual([]);
    expect(kits.filter(({ isPeer, entry }) => isPeer !== entry.startsWith(peersPath))).toEqual([]);
  });
});
