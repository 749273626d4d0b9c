import { readdirSync, readFileSync } from 'node:fs';
import { buildOfficeTexts, sampleOffice, type Language } from '@temple-land/portal-core';
import type { Namespace, Resources } from '../../../apps/portal/src/i18n/resources.ts';

type Key = {
  [Name in Exclude<Namespace, 'specification'>]: `${Name}:${keyof Resources[Name] & string}`;
}[Exclude<Namespace, 'specification'>];

/** Returns the page copy of a language, the namespace before each key: the files of the portal and the sample office. */
export function readPageCopy(language: Language): Readonly<Record<Key, string>> {
  const folder = new URL(`../../../apps/portal/public/assets/i18n/${language}/`, import.meta.url);
  const entries = readdirSync(folder).flatMap((name) => {
    const texts = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, string>;
    return Object.entries(texts).map(([key, text]) => [
      `${name.replace('.json', '')}:${key}`,
      text,
    ]);
  });
  const office = Object.entries(buildOfficeTexts(sampleOffice, language));
  entries.push(...office.map(([key, text]) => [`office:${key}`, text]));
  return Object.fromEntries(entries) as Record<Key, string>;
}
