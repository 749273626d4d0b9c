import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shortNames } from '../../scripts/styleNames.ts';

const ui = '@temple-land/ui';
const button = 'src/components/Button/Button.css.ts';
const card = 'src/components/Card/Card.css.ts';
const asked = (hash: string, filePath: string, packageName = ui) => ({
  hash,
  filePath,
  packageName,
});

describe('the names of classes in a build', () => {
  it('are three signs that a style sheet takes and nobody else writes', () => {
    expect(shortNames()(asked('e5cjfl0', button))).toMatch(/^_[\da-zA-Z]{2}$/);
  });

  it('are the same in each build, whichever file is read first', () => {
    const [one, other] = [shortNames(), shortNames()];
    const cardFirst = [one(asked('a0', card)), one(asked('b0', button)), one(asked('b1', button))];
    const buttonFirst = [asked('b0', button), asked('b1', button), asked('a0', card)].map(other);
    expect([buttonFirst[2], buttonFirst[0], buttonFirst[1]]).toEqual(cardFirst);
  });

  it('are the same from the folder of the package and from that of another', () => {
    const [fromPackage, fromRoot, fromPortal] = [
      shortNames()(asked('b0', button)),
      shortNames()(asked('b0', `packages/ui/${button}`, 'temple-land-portal')),
      shortNames()(asked('b0', `../../packages/ui/${button}`, '@temple-land/portal')),
    ];
    expect([fromRoot, fromPortal]).toEqual([fromPackage, fromPackage]);
  });

  it('are never given twice, and stay when a name is asked for again', () => {
    const name = shortNames();
    const hashes = Array.from({ length: 80 }, (_, index) => `h${index}`);
    const names = [button, card].flatMap((path) => hashes.map((hash) => name(asked(hash, path))));
    expect(new Set(names).size).toBe(160);
    expect(name(asked('h3', button))).toBe(names[3]);
  });

  it('are given once over the kit and the portal, whatever their file', () => {
    const name = shortNames();
    const kit = globSync('packages/ui/src/**/*.css.ts').map((path) =>
      path.slice('packages/ui/'.length),
    );
    const portal = globSync('apps/portal/src/**/*.css.ts').map((path) =>
      path.slice('apps/portal/'.length),
    );
    const names = [
      ...kit.map((path) => [path, ui]),
      ...portal.map((path) => [path, '@temple-land/portal']),
    ].flatMap(([path = '', packageName]) =>
      Array.from({ length: 100 }, (_, index) => name(asked(`${path}${index}`, path, packageName))),
    );
    expect(kit.length).toBeGreaterThan(62);
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((one) => /^[a-z_][\w-]*$/i.test(one))).toBe(true);
  });

  it('keep the long form for a file that is not ours', () => {
    expect(shortNames()(asked('x1y2', 'src/other.css.ts', 'elsewhere'))).toBe('_x1y2');
  });
});
