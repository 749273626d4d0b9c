import { resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { kitStyles } from '../../../packages/ui/scripts/kitStyles.ts';
import { cssTarget } from '../../cssTarget.ts';
import { kitPagesFolder } from './kits.ts';
import { peersFolder } from './peers.ts';

/** The built files of a kit by address, and their sizes in kB of 1000. */
export interface Built {
  files: ReadonlyMap<string, string | Uint8Array>;
  size: Readonly<Record<'js' | 'jsGz' | 'jsBr' | 'css' | 'cssGz' | 'cssBr' | 'lateGz', number>>;
}

/** Resolves the packages of the peers from their own folder. */
function peerPackages(): Plugin {
  const pages = resolve(kitPagesFolder, 'peers');
  const from = resolve(peersFolder, 'page.js');
  return {
    name: 'peer-packages',
    enforce: 'pre',
    resolveId(source, importer) {
      const isPackage = /^[@a-z]/.test(source) && !/^react(-dom)?(\/|$)/.test(source);
      if (!isPackage || importer === undefined || !importer.startsWith(pages)) return null;
      return this.resolve(source, from, { skipSelf: true });
    },
  };
}

const page = (scripts: readonly string[], sheets: readonly string[]) =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Page R</title><link rel="icon" href="data:,">',
    ...scripts.map((name) => `<script type="module" src="/${name}"></script>`),
    ...sheets.map((name) => `<link rel="stylesheet" href="/${name}">`),
    '</head><body><div id="root"></div></body></html>',
  ].join('');

type Output = Rolldown.RolldownOutput['output'][number];

const bytesOf = (file: Output) => Buffer.from(file.type === 'chunk' ? file.code : file.source);

function sum(files: readonly Output[], measure: (bytes: Buffer) => number): number {
  return files.reduce((total, file) => total + measure(bytesOf(file)), 0) / 1000;
}

const raw = (bytes: Buffer) => bytes.length;
const gz = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length;
const br = (bytes: Buffer) => brotliCompressSync(bytes).length;

/** Splits chunks into initial and lazy ones. */
function split(output: readonly Output[]) {
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const first = new Set([...chunks.values()].flatMap((chunk) => (chunk.isEntry ? [chunk] : [])));
  for (const chunk of first) {
    for (const name of chunk.imports) {
      const next = chunks.get(name);
      if (next) first.add(next);
    }
  }
  const late = [...chunks.values()].filter((chunk) => !first.has(chunk));
  return { first: [...first], late };
}

/** Builds the page of an entry with the production configuration that all kits share. */
export async function buildKit(entry: string): Promise<Built> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [peerPackages(), optimizeLocales.vite({ locales: ['en-US'] }), react(), kitStyles()],
    // All kits use the React of the workspace.
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      write: false,
      target: 'es2023',
      cssTarget,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error(`No one build of ${entry}`);
  const { output } = result;
  const { first, late } = split(output);
  // A lazy chunk loads its own style sheet, so the page contains only the sheets of the entry.
  const lazySheets = new Set(late.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  const sheets = output.filter(
    ({ fileName }) => fileName.endsWith('.css') && !lazySheets.has(fileName),
  );
  const names = (files: readonly Output[]) => files.map(({ fileName }) => fileName);
  const entries = first.filter(({ isEntry }) => isEntry);
  return {
    files: new Map<string, string | Uint8Array>([
      ['/', page(names(entries), names(sheets))],
      ...output.map((file) => [`/${file.fileName}`, bytesOf(file)] as const),
    ]),
    size: {
      js: sum(first, raw),
      jsGz: sum(first, gz),
      jsBr: sum(first, br),
      css: sum(sheets, raw),
      cssGz: sum(sheets, gz),
      cssBr: sum(sheets, br),
      lateGz: sum(late, gz),
    },
  };
}
