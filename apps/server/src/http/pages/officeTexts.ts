import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildOfficeTexts, languages, type Language } from '@temple-land/portal-core';
import type { OfficeDetails } from '../../db/office/officeDetails.ts';

/** Returns the details of the office that apply now. */
export type ReadOffice = () => Promise<OfficeDetails>;

type Texts = Readonly<Record<string, string>>;

/** Reads every text of a language from the build; none without a build. */
function readAllTexts(folder: string, language: Language): Texts {
  const file = join(folder, 'assets', 'i18n', `${language}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
}

const addPrefix = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [`office:${key}`, text]));

/** Serves the texts about the office, and the files that contain them, as administrators have published them. */
export function mountOfficeTexts(
  server: FastifyInstance,
  folder: string,
  readOffice: ReadOffice,
): void {
  for (const language of languages) {
    const all = readAllTexts(folder, language);
    const buildTexts = async () => buildOfficeTexts((await readOffice()).details, language);
    server.get(`/assets/i18n/${language}/office.json`, async (_, reply) =>
      reply.header('Cache-Control', 'no-cache').send(await buildTexts()),
    );
    server.get(`/assets/i18n/${language}.json`, async (_, reply) =>
      reply.header('Cache-Control', 'no-cache').send({ ...all, ...addPrefix(await buildTexts()) }),
    );
  }
}
