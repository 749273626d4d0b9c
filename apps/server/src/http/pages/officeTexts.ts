import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildOfficeTexts, languages, type Language } from '@temple-land/portal-core';
import type { OfficeDetails } from '../../db/office/officeDetails.ts';
import { HttpError } from '../errors.ts';

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

/** Returns the picture of a mark by its hash; undefined if there is none. */
export type ReadMark = (hash: string) => Promise<Uint8Array | undefined>;

const yearSeconds = 31_536_000;

/** Serves the pictures of the marks of the office; the hash in their names makes them immutable. */
export function mountOfficeMarks(server: FastifyInstance, readMark: ReadMark): void {
  server.get<{ Params: { file: string } }>('/assets/office/:file', async (request, reply) => {
    const hash = /^([0-9a-f]{64})\.png$/.exec(request.params.file)?.[1];
    const picture = hash === undefined ? undefined : await readMark(hash);
    if (picture === undefined) throw new HttpError(404);
    return reply
      .type('image/png')
      .header('Cache-Control', `public, max-age=${yearSeconds}, immutable`)
      .send(Buffer.from(picture));
  });
}

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
