import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageFolder } from './entries.ts';

// Writes a fonts.css whose font files and licences are beside it.
const fontFile = /@fontsource-variable\/([^/]+)\/files\/[^']+\.woff2/g;
const folder = `${packageFolder}dist/fonts`;
const resolvePath = (specifier: string) => fileURLToPath(import.meta.resolve(specifier));

const source = readFileSync(`${packageFolder}src/theme/fonts.css`, 'utf8');
mkdirSync(folder, { recursive: true });
for (const [specifier, font = ''] of source.matchAll(fontFile)) {
  copyFileSync(resolvePath(specifier), `${folder}/${basename(specifier)}`);
  const licence = resolvePath(`@fontsource-variable/${font}/package.json`);
  copyFileSync(licence.replace('package.json', 'LICENSE'), `${folder}/${font}.LICENSE.txt`);
}
const standaloneCss = source.replaceAll(fontFile, (path) => `./fonts/${basename(path)}`);
writeFileSync(`${packageFolder}dist/fonts.css`, standaloneCss);
