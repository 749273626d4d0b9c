import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import {
  isOpenBeforePublication,
  languages,
  listOfferedLanguages,
  officeFields,
  servicePrefix,
} from '@temple-land/portal-core';
import type { OfficeDetails } from '../../db/office/officeDetails.ts';
import { HttpError } from '../errors.ts';
import { isPageAddress } from './isPageAddress.ts';
import type { ReadOffice } from './officeTexts.ts';
import { getPageLanguage } from './prerenderedPages.ts';

const retrySeconds = 86_400;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Reads the page of each language from the build. */
function readClosedPages(folder: string): ReadonlyMap<string, string> {
  const files = languages.map(
    (language) => [language, join(folder, `opening.${language}.html`)] as const,
  );
  return new Map(
    files
      .filter(([, file]) => existsSync(file))
      .map(([language, file]) => [language, readFileSync(file, 'utf8')]),
  );
}

/** Returns a page without its links to languages that are not offered. */
const keepOfferedLinks = (page: string, offered: readonly string[]): string =>
  page.replaceAll(/<a\b[^>]*href="\?lang=(\w+)"[^>]*>.*?<\/a>/gs, (link, language: string) =>
    offered.includes(language) ? link : '',
  );

/** Returns a page with the details of the office; the contact of the sample is left out and hidden. */
function addOffice(page: string, { version, details }: OfficeDetails): string {
  const isPublished = version > 0;
  const shown = (field: (typeof officeFields)[number]) =>
    isPublished || field.startsWith('name.') ? escapeHtml(details[field]) : '';
  const filled = officeFields.reduce(
    (text, field) => text.replaceAll(`%OFFICE:${field}%`, () => shown(field)),
    page,
  );
  return isPublished
    ? filled
    : filled.replace('data-contact="true"', 'data-contact="true" hidden=""');
}

/**
 * Answers the addresses of pages for the public with a page that the service opens soon, while administrators have not
 * opened the portal; login, the areas of staff and the legal pages are served.
 */
export function installClosedPage(
  server: FastifyInstance,
  { isPublic, readOffice }: { isPublic: () => Promise<boolean>; readOffice: ReadOffice },
  folder: string,
): void {
  const pages = readClosedPages(folder);
  server.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (path.startsWith(servicePrefix) || !isPageAddress(request.url)) return undefined;
    if (isOpenBeforePublication(path) || (await isPublic())) return undefined;
    const office = await readOffice();
    const offered = listOfferedLanguages(office.details);
    const page = pages.get(getPageLanguage(request, offered));
    if (page === undefined) throw new HttpError(503);
    return reply
      .code(503)
      .header('Retry-After', retrySeconds)
      .header('Cache-Control', 'no-store')
      .header('X-Robots-Tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(addOffice(keepOfferedLinks(page, offered), office));
  });
}
