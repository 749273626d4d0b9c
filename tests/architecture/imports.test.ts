import { describe, expect, it } from 'vitest';
import { findCircle, importGraph, specifiersOf } from './graph.ts';

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
      ['styles', /\/styles\//],
      ['components', /\/components\//],
      ['index', /\/index\.ts$/],
      ['pages of review', /\/(foundations|patterns|speech)\//],
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
      ['config, db, ports', /\/((config|validateConfig|listMissingServices)\.ts|db\/|ports\/)/],
      ['handler, approvals', /\/src\/(handler\.ts$|approvals\/)/],
      ['features', /\/features\//],
      ['http, handlers', /\/(http\/|handlers\.ts)/],
      ['app, hourly, main, commands', /\/(app|serve|hourly|main|commands\/\w+)\.ts$/],
    ],
  ],
];

const houses = floors.map(([house]) => house);
const allowedAcross: Record<string, readonly string[]> = {
  'apps/portal/src': ['packages/ui/src', 'packages/portal-core/src'],
  'apps/server/src': ['packages/portal-core/src'],
};

const houseOf = (file: string) => houses.find((house) => file.startsWith(`${house}/`)) ?? '';

function floorOf(file: string): number {
  const plan = floors.find(([house]) => file.startsWith(`${house}/`))?.[1] ?? [];
  return plan.findIndex(([, pattern]) => pattern.test(file));
}

function featureOf(file: string): string | undefined {
  return /\/features\/([^/]+)\//.exec(file)?.[1];
}

const graph = importGraph();
const arrows = [...graph].flatMap(([from, targets]) => targets.map((to) => ({ from, to })));
const named = ({ from, to }: { from: string; to: string }) => `${from} -> ${to}`;

describe('the arrows between the rooms', () => {
  it('reads imports, re-exports and late imports', () => {
    const text =
      "import a from './a.ts';\nexport { b } from './b.ts';\nconst c = import('./c.ts');\nimport './d.ts';\n";
    expect(specifiersOf(text)).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts']);
  });

  it('sees the product', () => {
    expect(graph.size).toBeGreaterThan(100);
    expect(arrows.length).toBeGreaterThan(200);
  });

  it('gives every file a floor', () => {
    const homeless = [...graph.keys()].filter((file) => floorOf(file) === -1);
    expect(homeless).toEqual([]);
  });

  it('point down inside a package', () => {
    const upward = arrows.filter(
      ({ from, to }) => houseOf(from) === houseOf(to) && floorOf(to) > floorOf(from),
    );
    expect(upward.map(named)).toEqual([]);
  });

  it('cross packages only from apps to ui and core', () => {
    const foreign = arrows.filter(
      ({ from, to }) =>
        houseOf(from) !== houseOf(to) && !allowedAcross[houseOf(from)]?.includes(houseOf(to)),
    );
    expect(foreign.map(named)).toEqual([]);
  });

  it('never lead from one feature to another', () => {
    const between = arrows.filter(({ from, to }) => {
      const feature = featureOf(from);
      const other = featureOf(to);
      return feature !== undefined && other !== undefined && feature !== other;
    });
    expect(between.map(named)).toEqual([]);
  });

  it('never form a circle', () => {
    expect(findCircle(graph)).toBeUndefined();
  });
});
