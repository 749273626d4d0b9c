import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import en from './public/assets/i18n/en.json' with { type: 'json' };
import { languageNames } from './src/i18n/languageNames.ts';

const require = createRequire(import.meta.url);
const folder = new URL('./src/fonts/', import.meta.url);
const weights = { wght: { min: 500, max: 700 } };

// What stands in another script on every page: the portal's second name, and each language's own.
const fonts = {
  'names-odia.woff2': {
    source: '@fontsource-variable/anek-odia/files/anek-odia-oriya-wght-normal.woff2',
    letters: en['name.portalOther'] + languageNames.or,
  },
  'names-devanagari.woff2': {
    source:
      '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
    letters: languageNames.hi,
  },
};

/**
 * Writes the fonts of the names that stand in another script than their page, each with the letters of
 * its names alone: 4 kB in place of the 220 kB of two whole scripts.
 */
export async function writeNameFonts(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [file, { source, letters }] of Object.entries(fonts)) {
    const whole = await readFile(require.resolve(source));
    const part = await subsetFont(whole, letters, {
      targetFormat: 'woff2',
      variationAxes: weights,
    });
    await writeFile(new URL(file, folder), part);
  }
}
