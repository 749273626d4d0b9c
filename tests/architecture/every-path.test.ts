import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/sources.ts';

const files = filesBelow(['apps', 'packages', 'tests', 'scripts', 'docs', 'bench', '.storybook']);
const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...files].filter((file) =>
  /\.mdx?$/.test(file),
);

/** The folders by their short names in documents. */
const shortNames: Readonly<Record<string, string>> = {
  core: 'packages/portal-core/src',
  ui: 'packages/ui/src',
  portal: 'apps/portal/src',
  server: 'apps/server/src',
};

/** Example files that the reader of the kit's pages creates. */
const examplePaths = /^(Name\.|src\/FirstPage\.tsx$)/;

function doesPathExist(document: string, path: string): boolean {
  const [room = '', ...rest] = path.split('/');
  const places = [path, join(dirname(document), path), join(shortNames[room] ?? room, ...rest)];
  return places.some(existsSync) || files.some((file) => file.endsWith(`/${path}`));
}

/** Returns the paths in backticks of a text: source files, and folders from the root. */
function listPaths(text: string): string[] {
  const marked = [...text.matchAll(/`(?:…\/)?(\w[\w./-]*)`/g)].map(([, path = '']) => path);
  return marked.filter(
    (path) =>
      /\.(tsx?|js|mdx?|sql|tsv|ya?ml)$/.test(path) ||
      /^(apps|packages|tests|scripts|docs|bench)\//.test(path),
  );
}

/** Returns the targets of a text's links inside the repository. */
const listLinks = (text: string) =>
  [...text.matchAll(/\]\((?!\w+:|[#/?])([^)\s#]+)[^)]*\)/g)].map(([, path = '']) => path);

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('names only existing files and folders', () => {
    const dead = listPaths(text).filter(
      (path) => !examplePaths.test(path) && !doesPathExist(document, path),
    );
    expect(dead).toEqual([]);
  });

  it('has no dead link', () => {
    const dead = listLinks(text).filter((path) => !existsSync(join(dirname(document), path)));
    expect(dead).toEqual([]);
  });
});

it('finds paths and links', () => {
  expect(
    listPaths('`http/log.ts` `docs/x` `…/account/useLogin.ts` `vars.leading` `a b.ts`'),
  ).toEqual(['http/log.ts', 'docs/x', 'account/useLogin.ts']);
  expect(listLinks('[a](../b.md#c) [d](https://e.f) [g](#h)')).toEqual(['../b.md']);
});
