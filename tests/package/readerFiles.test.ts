import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listLinkedFiles } from './linkedFiles.ts';

const kit = 'packages/ui/';
const { files } = JSON.parse(readFileSync(`${kit}package.json`, 'utf8')) as { files: string[] };

// Packing adds these three by itself.
const packed = [...files, 'package.json', 'README.md', 'LICENSE'];
const isPacked = (path: string) =>
  packed.some((file) => path === file || path.startsWith(`${file}/`));

describe('the documents of the package', () => {
  it.each(['README.md', 'CONVENTIONS.md'])('%s links to nothing outside', (name) => {
    const links = listLinkedFiles(readFileSync(kit + name, 'utf8'));
    expect(links.filter((path) => !isPacked(path))).toEqual([]);
  });
});
