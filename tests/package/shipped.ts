import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildPage, type FreshApp } from './freshApp.ts';

/** Bytes of files, as they are and compressed. */
export interface Weight {
  plain: number;
  gzip: number;
}

/** What the page of the department makes a visitor load, without the fonts. */
export interface Shipped {
  tarball: number;
  react: Weight;
  js: Weight;
  css: Weight;
}

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

/** Weighs the files of a folder whose names have an ending. */
export function weigh(folder: string, ending: 'js' | 'css'): Weight {
  const files = globSync(`**/*.${ending}`, { cwd: folder }).map((name) =>
    readFileSync(join(folder, name)),
  );
  return {
    plain: sum(files.map((bytes) => bytes.length)),
    gzip: sum(files.map((bytes) => gzipSync(bytes, { level: 9 }).length)),
  };
}

/** Weighs the built page, and a page of React alone beside it. */
export async function measureShipped(app: FreshApp, built: string): Promise<Shipped> {
  const bare = await buildPage(app, 'bare');
  return {
    tarball: statSync(app.tarball).size,
    react: weigh(bare, 'js'),
    js: weigh(built, 'js'),
    css: weigh(built, 'css'),
  };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const both = ({ plain, gzip }: Weight) => `${kilobytes(plain)}, ${kilobytes(gzip)} gzip`;

/** Gives the figures as lines of text. */
export function inWords({ tarball, react, js, css }: Shipped): string {
  return [
    `Tarball with fonts: ${kilobytes(tarball)}`,
    `js of the page: ${both(js)}`,
    `of these React alone: ${both(react)}`,
    `css of the page: ${both(css)}`,
  ].join('\n');
}
