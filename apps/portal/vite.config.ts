import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cssTarget } from '../../scripts/cssTarget.ts';
import { precompressed } from './vite/precompressed.ts';
import { textFiles } from './vite/textFiles.ts';
import { writeNameFonts } from './vite/writeNameFonts.ts';

// effects/reactAriaStrings.ts replaces the strings that React Aria has in thirty languages, so none of them is shipped.
const removeReactAriaStrings = optimizeLocales.vite({ locales: [] });

/** The portal: static files with hashed names; the service answers on the same origin. */
export default defineConfig(({ command, isSsrBuild = false }) => ({
  base: '/',
  plugins: [
    removeReactAriaStrings,
    react(),
    vanillaExtractPlugin({ identifiers: command === 'build' ? 'short' : 'debug' }),
    { name: 'name-fonts', buildStart: writeNameFonts },
    textFiles(),
    precompressed(),
  ],
  build: {
    target: 'es2023',
    cssTarget,
    assetsInlineLimit: 0,
    // The map's library is one piece of 1,063 kB; only who opens the Web GIS loads it.
    chunkSizeWarningLimit: 1100,
    modulePreload: { polyfill: false },
    manifest: isSsrBuild ? false : 'manifest.json',
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      output: {
        // What every page needs comes in one file: a slow line waits for each file.
        codeSplitting: { groups: isSsrBuild ? [] : [{ name: 'portal', tags: ['$initial'] }] },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/service': { target: 'http://127.0.0.1:8080', ws: true } },
  },
}));
