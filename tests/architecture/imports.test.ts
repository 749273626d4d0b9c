import { describe, expect, it } from 'vitest';
import { findCycle, buildImportGraph, listSpecifiers } from './importGraph.ts';

/** The floors of each package, lowest first: a file may import its own floor and the floors below. */
const floors: readonly (readonly [
  house: string,
  floors: readonly (readonly [name: string, pattern: RegExp])[],
])[] = [
  [
    'packages/portal-core/src',
    [
      ['words and constants', /\/(constants\.ts|wire\.ts|messages\/)/],
      ['validators', /\/validators\//],
      ['schemas', /\/schemas\//],
      ['contract, rules, envelope', /\/(contract|rules|envelope)\//],
      ['index', /\/index\.ts$/],
    ],
  ],
  [
    'packages/ui/src',
    [
      ['theme', /\/theme\//],
      ['theme tool', /\/themeTool\//],
      [
        'styles, words',
        /\/styles\/|\.words\.ts$|\/(createDateTexts|dateWords|formatFileSize)\.ts$/,
      ],
      ['dictionaries', /\/dictionaries\//],
      ['components', /\/components\//],
      ['index', /\/index\.ts$/],
      ['pages of review', /\/(foundations|patterns|departments|speech)\//],
    ],
  ],
  [
    'apps/portal/src',
    [
      ['state, i18n, content', /\/(state|i18n|content)\//],
      ['api', /\/api\//],
      ['common, effects', /\/(common|effects)\//],
      ['features', /\/features\//],
      ['shell', /\/shell\//],
      ['app', /\/(app\/|(main|prerender)\.tsx)/],
    ],
  ],
  [
    'apps/server/src',
    [
      [
        'config, db, ports',
        /\/((config|configFields|validateConfig|listMissingServices)\.ts|db\/|ports\/)/,
      ],
      ['handler, approvals', /\/src\/(handler\.ts$|approvals\/)/],
      ['features', /\/features\//],
      ['http, handlers', /\/(http\/|handlers\.ts)/],
      ['app, hourly, main, commands', /\/(app|serve|hourly|main|commands\/[\w/]+)\.ts$/],
    ],
  ],
];

const packages = floors.map(([house]) => house);
const allowedAcross: Record<string, readonly string[]> = {
  'apps/portal/src': ['packages/ui/src', 'packages/portal-core/src'],
  'apps/server/src': ['packages/portal-core/src'],
};

const getPackage = (file: string) => packages.find((house) => file.startsWith(`${house}/`)) ?? '';

function getFloor(file: string): number {
  const plan = floors.find(([house]) => file.startsWith(`${house}/`))?.[1] ?? [];
  return plan.findIndex(([, pattern]) => pattern.test(file));
}

function getFeature(file: string): string | undefined {
  return /\/features\/([^/]+)\//.exec(file)?.[1];
}

const graph = buildImportGraph();
const imports = [...graph].flatMap(([from, targets]) => targets.map((to) => ({ from, to })));
const formatImport = ({ from, to }: { from: string; to: string }) => `${from} -> ${to}`;

describe('the imports between folders', () => {
  it('include imports, re-exports and dynamic imports', () => {
    const text =
      "import a from './a.ts';\nexport { b } from './b.ts';\nconst c = import('./c.ts');\nimport './d.ts';\n";
    expect(listSpecifiers(text)).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts']);
  });

  it('cover the product', () => {
    expect(graph.size).toBeGreaterThan(100);
    expect(imports.length).toBeGreaterThan(200);
  });

  it('have a floor for every file', () => {
    const withoutFloor = [...graph.keys()].filter((file) => getFloor(file) === -1);
    expect(withoutFloor).toEqual([]);
  });

  it('point down inside a package', () => {
    const upward = imports.filter(
      ({ from, to }) => getPackage(from) === getPackage(to) && getFloor(to) > getFloor(from),
    );
    expect(upward.map(formatImport)).toEqual([]);
  });

  it('cross packages only from apps to ui and core', () => {
    const foreign = imports.filter(
      ({ from, to }) =>
        getPackage(from) !== getPackage(to) &&
        !allowedAcross[getPackage(from)]?.includes(getPackage(to)),
    );
    expect(foreign.map(formatImport)).toEqual([]);
  });

  it('never lead from one feature to another', () => {
    const between = imports.filter(({ from, to }) => {
      const feature = getFeature(from);
      const other = getFeature(to);
      return feature !== undefined && other !== undefined && feature !== other;
    });
    expect(between.map(formatImport)).toEqual([]);
  });

  it('never form a circle', () => {
    expect(findCycle(graph)).toBeUndefined();
  });
});
