import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, minify, type Plugin } from 'vite';
import { cssTarget } from '../../scripts/cssTarget.ts';
import { shortNames } from '../../scripts/styleNames.ts';
import { compress } from './compress.ts';
import { writeNameFonts } from './writeNameFonts.ts';

const compressible = /\.(m?js|css|html|json|svg|wasm)$/;

/** Writes the script of the head, which is copied as it is, without its comments: every first paint waits for it. */
async function shortenBoot(folder: string): Promise<void> {
  const file = join(folder, 'boot.js');
  const { code } = await minify(file, await readFile(file, 'utf8'));
  await writeFile(file, code);
}

/** Writes each text file a second and third time, compressed, so that the service need not. */
function precompressed(): Plugin {
  let folder = 'dist';
  return {
    name: 'precompressed',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === undefined,
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      await shortenBoot(folder);
      const names = await readdir(folder, { recursive: true });
      const files = names.filter((name) => compressible.test(name));
      await Promise.all(files.map((name) => compress(join(folder, name))));
    },
  };
}

/**
 * Has the browser compile the whole entry while it is on its way. Nearly all of it runs on every page, and function by
 * function it keeps the main thread busy for longer; of what comes later much is never called.
 */
const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.isEntry)
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

// The styles of what most public pages are made of come as one sheet: a slow line pays for each file, and
// no page is painted before its sheets are there.
const publicStyles =
  /[\\/](?:Alert|Breadcrumbs|Card|EmptyState|ErrorSummary|Field|Form|OutcomeMessage|PageHeader|Pagination|PublicPage|Select|StatusPatch|Table|TextField|field|verdict)\.css\.ts/;

// What the landing page draws besides what every page needs.
const landingParts =
  /(?:[\\/]Chandua|[\\/]ExternalLink|land-plot|triangle-alert|bed-double|hand-heart|arrow-right|phone)\.m?[jt]sx?$/;

// What lists on public pages are drawn with, on the landing page and on their own.
const listParts =
  /[\\/](?:Bones|Bones\.css|PortalLink|StatusPatch|dateNames|inLanguage|offerState|patch\.css|shownLate\.css|tenderWindow|useAsked|useSummary)\.tsx?$/;

const code =
  /[\\/](?:apps[\\/]portal|portal-core|packages[\\/]ui|node_modules)[\\/].*(?<!\.css)\.m?[jt]sx?$/;

// effects/reactAriaStrings.ts replaces the strings that React Aria has in thirty languages, so none of them is shipped.
const withoutLibraryWords = optimizeLocales.vite({ locales: [] });

/** The portal: static files with hashed names; the service answers on the same origin. */
export default defineConfig(({ command }) => ({
  base: '/',
  plugins: [
    withoutLibraryWords,
    react(),
    vanillaExtractPlugin({ identifiers: command === 'build' ? shortNames() : 'debug' }),
    { name: 'name-fonts', buildStart: writeNameFonts },
    compiledAhead,
    precompressed(),
  ],
  build: {
    target: 'es2023',
    cssTarget,
    assetsInlineLimit: 0,
    // The map's library is one piece of 1,063 kB; only who opens the Web GIS loads it.
    chunkSizeWarningLimit: 1100,
    modulePreload: { polyfill: false },
    manifest: 'manifest.json',
    rolldownOptions: {
      output: {
        // What every page needs comes in one file, what many of them need later in another, and not in one for
        // each set of pages that share a part: each file costs a slow line a wait and a processor 2 ms.
        codeSplitting: {
          groups: [
            { name: 'portal', tags: ['$initial'] },
            { name: 'home', test: /features\/home\/\w+\.css\.ts/ },
            { name: 'links', test: /(?:Link\/(?:External)?Link|blocks\/Chandua)\.css\.ts/ },
            { name: 'public', test: publicStyles },
            { name: 'landing', test: landingParts },
            { name: 'lists', test: listParts, includeDependenciesRecursively: false },
            { name: 'signs', test: /[\\/]lucide[\\/]/, minShareCount: 2 },
            {
              name: 'common',
              test: code,
              minShareCount: 20,
              maxModuleSize: 30_000,
              // Style sheets stay with who wears them.
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/service': { target: 'http://127.0.0.1:8080', ws: true } },
  },
}));
