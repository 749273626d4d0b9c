import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@temple-land/portal-core';

const serverBuild = (faultFile: string) => `
import { existsSync } from 'node:fs';
export const dataPages = {
  '/website/faq': () => [
    { queryKey: ['faq'], call: { name: 'faq', input: {} } },
    { queryKey: ['figures'], call: { name: 'publicStatistics', input: {} } },
  ],
  '/website/terms': () => [{ queryKey: ['sitePage'], call: { name: 'sitePage', input: { name: 'terms' } } }],
  '/tender-docs/:id': ({ id }, openAddress) => {
    const number = openAddress('tender', id);
    if (number === undefined) return [];
    return [
      { queryKey: ['opened'], data: number },
      { queryKey: ['auction'], call: { name: 'auctionPdf', input: { intid: Number(number) } } },
    ];
  },
};
let count = 0;
export async function renderPage(request) {
  if (existsSync(${JSON.stringify(faultFile)})) throw new Error('The page has a fault.');
  count += 1;
  const text = JSON.stringify({ ...request, count });
  return \`<html lang="\${request.language}"><link href="%ORIGIN%/faq"><script>\${text}</script>\`;
}
`;

/** The one page of the build. */
export const template = '<!doctype html><html lang="en"><title>Portal</title>';
/** The manifest of the build. */
export const manifest = { 'src/main.tsx': { file: 'assets/main-AbCd1234.js' } };
const namesOf = (page: string) =>
  Object.fromEntries(languages.map((language) => [language, `${page}.${language}.html`]));

/**
 * Writes a build of the portal below a folder, with pages that contain all that they were rendered from, and how many
 * were rendered before. While there is a fault file no page can be rendered.
 */
export function writePortalBuild(root: string, faultFile: string): void {
  const folder = join(root, 'dist');
  mkdirSync(join(folder, 'pages'), { recursive: true });
  mkdirSync(join(root, 'dist-server'));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(root, 'dist-server', 'entry-server.js'), serverBuild(faultFile));
  writeFileSync(join(folder, 'index.html'), template);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'manifest.webmanifest'), '{ "name": "Portal", "scope": "/" }');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  for (const page of ['faq', 'home']) {
    for (const [language, name] of Object.entries(namesOf(page))) {
      const html = `<html lang="${language}"><p>prerendered ${page}</p>`;
      writeFileSync(join(folder, 'pages', name), html);
    }
  }
  const files = { '/website/faq': namesOf('faq'), '/home': namesOf('home') };
  const listed = ['/home'];
  writeFileSync(
    join(folder, 'pages', 'pages.json'),
    JSON.stringify({ redirects: {}, files, listed }),
  );
}
