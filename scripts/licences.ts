import { execFileSync } from 'node:child_process';

// Checks that every library of the product has a licence that allows redistribution.

const sbomMaxBytes = 50_000_000;

/** Permissive licences, which require only attribution. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
]);

const ours = '@temple-land/';

/** Packages with another or no declared licence, and the reason why they are allowed. */
const exceptions: Readonly<Record<string, string>> = {
  'png-js': 'MIT by its file LICENSE; its description names none',
  '@img/sharp-libvips': 'LGPL-3.0-or-later: a library of its own that anybody can replace',
};

/** A package in a bill of materials (CycloneDX). */
export interface Component {
  name: string;
  group?: string;
  licenses?: readonly { license?: { id?: string; name?: string }; expression?: string }[];
}

const nameOf = ({ group, name }: Component) => (group ? `${group}/${name}` : name);

/** Returns whether a licence, or every part of "A AND B", or one part of "A OR B", is allowed. */
function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '');
  return plain
    .split(' AND ')
    .every((part) => part.split(' OR ').some((licence) => allowed.has(licence.trim())));
}

/** Returns the packages without an allowed licence, each with its declared licence. */
export function findUnallowed(components: readonly Component[]): string[] {
  return components.flatMap((component) => {
    const name = nameOf(component);
    const isException = Object.keys(exceptions).some((known) => name.startsWith(known));
    if (name.startsWith(ours) || isException) return [];
    const licences = (component.licenses ?? []).map(
      ({ license, expression }) => expression ?? license?.id ?? license?.name ?? '',
    );
    const isFine = licences.length > 0 && licences.every(isAllowed);
    return isFine ? [] : [`${name}: ${licences.join(', ') || 'no licence'}`];
  });
}

function listComponents(): Component[] {
  const options = ['sbom', '--sbom-format', 'cyclonedx', '--prod'];
  const text = execFileSync('pnpm', options, { encoding: 'utf8', maxBuffer: sbomMaxBytes });
  return (JSON.parse(text) as { components: Component[] }).components;
}

if (import.meta.main) {
  const components = listComponents();
  const unallowed = findUnallowed(components);
  for (const line of unallowed) console.error(`Licence not allowed: ${line}`);
  console.log(`${components.length} packages of the product, ${unallowed.length} not allowed`);
  process.exitCode = components.length > 0 && unallowed.length === 0 ? 0 : 1;
}
