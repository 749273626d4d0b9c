import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/sources.ts';

const files = filesBelow(['apps', 'packages', 'tests', 'scripts', 'docs', 'bench', '.storybook']);
const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...files].filter((file) =>
  /\.mdx?$/.test(file),
);

/** The short names under which documents know the rooms. */
const rooms: Readonly<Record<string, string>> = {
  core: 'packages/portal-core/src',
  ui: 'packages/ui/src',
  portal: 'apps/portal/src',
  server: 'apps/server/src',
};

/** What a department writes itself, following the kit's pages. */
const ofTheReader = /^(Name\.|src\/FirstPage\.tsx$)/;

function isThere(document: string, path: string): boolean {
  const [room = '', ...rest] = path.split('/');
  const places = [path, join(dirname(document), path), join(rooms[room] ?? room, ...rest)];
  return places.some(existsSync) || files.some((file) => file.endsWith(`/${path}`));
}

/** Gives the paths of the repository that a text has in code marks: source files, and folders from the root. */
function pathsIn(text: string): string[] {
  const marked = [...text.matchAll(/`(?:…\/)?(\w[\w./-]*)`/g)].map(([, path = '']) => path);
  return marked.filter(
    (path) =>
      /\.(tsx?|js|mdx?|sql|tsv|ya?ml)$/.test(path) ||
      /^(apps|packages|tests|scripts|docs|bench)\//.test(path),
  );
}

/** Gives where the links of a text lead inside the repository. */
const linksIn = (text: string) =>
  [...text.matchAll(/\]\((?!\w+:|[#/?])([^)\s#]+)[^)]*\)/g)].map(([, path = '']) => path);

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('names only files and folders that are there', () => {
    const dead = pathsIn(text).filter(
      (path) => !ofTheReader.test(path) && !isThere(document, path),
    );
    expect(dead).toEqual([]);
  });

  it('has no dead link', () => {
    const dead = linksIn(text).filter((path) => !existsSync(join(dirname(document), path)));
    expect(dead).toEqual([]);
  });
});

it('finds paths and links', () => {
  expect(pathsIn('`http/log.ts` `docs/x` `…/account/useLogin.ts` `vars.leading` `a b.ts`')).toEqual(
    ['http/log.ts', 'docs/x', 'account/useLogin.ts'],
  );
  expect(linksIn('[a](../b.md#c) [d](https://e.f) [g](#h)')).toEqual(['../b.md']);
});
