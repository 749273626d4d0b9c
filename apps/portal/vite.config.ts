import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { kitStyles } from '../../packages/ui/scripts/kitStyles.ts';
import { cssTarget } from '../../scripts/cssTarget.ts';
import manifest from '../server/package.json' with { type: 'json' };
import { precompressed } from './vite/precompressed.ts';
import { textFiles } from './vite/textFiles.ts';
import { writeNameFonts } from './vite/writeNameFonts.ts';

// The kit replaces what React Aria says in thirty languages, so one of them is enough.
const keepOneLocale = optimizeLocales.vite({ locales: ['en-US'] });

// Each request costs time on a slow connection. What every page needs is one file; of what many pages share, the code of a
// call to the service is one, and so is the interface, except what the landing page uses of it too: the feedback of
// loading and failing. The landing page makes no call: what loads files (common/files) would bring the calls into it.
const chunkGroups = [
  { name: 'portal', tags: ['$initial' as const] },
  {
    name: 'feedback',
    test: /portal\/src\/(common\/feedback|i18n)\/|ui\/src\/components\/Field\/fieldAcross/,
    minShareCount: 26,
  },
  {
    name: 'interface',
    test: /packages\/ui\/src|portal\/src\/common\/(?!files\/)/,
    minShareCount: 26,
  },
  {
    name: 'calls',
    test: /valibot|crypto-js|portal-core\/src\/(contract|envelope|schemas|validators)|portal\/src\/api\/call/,
    minShareCount: 16,
  },
];

/** The portal: static files with hashed names; the service answers on the same origin. */
export default defineConfig(({ isSsrBuild = false }) => ({
  base: '/',
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(manifest.version) },
  plugins: [
    keepOneLocale,
    react(),
    kitStyles(),
    { name: 'name-fonts', buildStart: writeNameFonts },
    textFiles(),
    precompressed(),
  ],
  build: {
    target: 'es2023',
    cssTarget,
    assetsInlineLimit: 0,
    // The map library is one chunk of 1,063 kB, loaded only by the Web GIS.
    chunkSizeWarningLimit: 1100,
    modulePreload: { polyfill: false },
    manifest: isSsrBuild ? false : 'manifest.json',
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: isSsrBuild ? [] : chunkGroups },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/service': { target: 'http://127.0.0.1:8080', ws: true },
      '/ogc': 'http://127.0.0.1:8080',
    },
  },
}));
