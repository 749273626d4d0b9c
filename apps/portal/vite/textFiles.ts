import { readdir, readFile } from 'node:fs/promises';
import {
  buildOfficeTexts,
  languages,
  messages,
  sampleOffice,
  type Language,
} from '@temple-land/portal-core';
import type { Plugin } from 'vite';

const folder = new URL('../public/assets/i18n/', import.meta.url);

/** Returns every text of a language in one record, the namespace before each key. */
async function readTexts(language: Language): Promise<Record<string, string>> {
  const texts = Object.entries(messages[language]).map(([key, text]) => [
    `specification:${key}`,
    text,
  ]);
  const office = Object.entries(buildOfficeTexts(sampleOffice, language));
  texts.push(...office.map(([key, text]) => [`office:${key}`, text]));
  for (const name of (await readdir(new URL(`${language}/`, folder))).sort()) {
    const file = await readFile(new URL(`${language}/${name}`, folder), 'utf8');
    const entries = Object.entries(JSON.parse(file) as Record<string, string>);
    const namespace = name.replace('.json', '');
    texts.push(...entries.map(([key, text]) => [`${namespace}:${key}`, text]));
  }
  return Object.fromEntries(texts) as Record<string, string>;
}

/** Returns the generated text files by path: all texts of a language, those of the specification and of the office. */
async function buildFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const language of languages) {
    files.set(`assets/i18n/${language}.json`, JSON.stringify(await readTexts(language)));
    const specification = JSON.stringify(messages[language]);
    files.set(`assets/i18n/${language}/specification.json`, specification);
    const office = JSON.stringify(buildOfficeTexts(sampleOffice, language));
    files.set(`assets/i18n/${language}/office.json`, office);
  }
  return files;
}

/** Writes each language as one file, the specification's catalogue and the sample office; `vite dev` serves them. */
export function textFiles(): Plugin {
  return {
    name: 'text-files',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const [fileName, source] of await buildFiles()) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const source = (await buildFiles()).get(request.url?.slice(1) ?? '');
        if (source === undefined) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(source);
      });
    },
  };
}
