import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languages, type Language } from '@temple-land/portal-core';

/** What the build lists about its ready pages (`pages/pages.json`). */
export interface PageIndex {
  redirects: Record<string, string>;
  files: Record<string, Record<Language, string>>;
  /** The pages that search engines may list. */
  listed?: readonly string[];
}

/** What a page of the build does not contain itself: the mode and the web address. */
export interface Site {
  mode: string;
  origin: string;
}

/** Returns the list of ready pages, or undefined when the build made none. */
export function readPageIndex(folder: string): PageIndex | undefined {
  const file = join(folder, 'pages', 'pages.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageIndex) : undefined;
}

const isLanguage = (text: string | undefined): text is Language =>
  languages.some((language) => language === text);

/** Returns the language a page is asked for in: `?lang=`, then the cookie, then English. */
function pageLanguage(request: Pick<FastifyRequest, 'query' | 'headers'>): Language {
  const { lang } = request.query as { lang?: string };
  if (isLanguage(lang)) return lang;
  const remembered = /(?:^|;\s*)language=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  return isLanguage(remembered) ? remembered : 'en';
}

/** Sends a page that depends on the language cookie; browsers ask each time whether it has changed. */
export const sendHtml = (reply: FastifyReply, html: string) =>
  reply
    .header('Cache-Control', 'no-cache')
    .header('Vary', 'accept-encoding, Cookie')
    .type('text/html; charset=utf-8')
    .send(html);

/** Returns a page of the build with its web address, marked with the mode. */
export const readPage = (file: string, { mode, origin }: Site): string =>
  readFileSync(file, 'utf8')
    .replaceAll('%ORIGIN%', origin)
    .replace('<html ', `<html data-mode="${mode}" `);

/** Serves the pages that the build made ready, in the asked language, and the paths that lead to them. */
export function mountReadyPages(
  server: FastifyInstance,
  folder: string,
  { index, site }: { index: PageIndex; site: Site },
): void {
  for (const [from, to] of Object.entries(index.redirects)) {
    server.get(from, (_, reply) => reply.redirect(to));
  }
  for (const [path, names] of Object.entries(index.files)) {
    const pages = new Map(
      languages.map((each) => [each, readPage(join(folder, 'pages', names[each]), site)]),
    );
    server.get(path, (request, reply) => {
      const page = pages.get(pageLanguage(request));
      return page === undefined ? reply.callNotFound() : sendHtml(reply, page);
    });
  }
}
