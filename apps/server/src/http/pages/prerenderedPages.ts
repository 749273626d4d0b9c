import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languages, listOfferedLanguages, type Language } from '@temple-land/portal-core';
import type { Context } from '../../handler.ts';
import type { DataPages, PageAddress } from './dataPages.ts';
import type { ReadOffice } from './officeTexts.ts';

/** What the build lists about its ready pages (`pages/pages.json`). */
export interface PageIndex {
  redirects: Record<string, string>;
  files: Record<string, Record<Language, string>>;
  /** The pages that search engines may list. */
  listed?: readonly string[];
}

/** Values added to a page of the build: mode and origin. */
export interface Site {
  mode: string;
  origin: string;
}

/** Returns the list of ready pages, or undefined when the build made none. */
export function loadPageIndex(folder: string): PageIndex | undefined {
  const file = join(folder, 'pages', 'pages.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageIndex) : undefined;
}

/** Returns the language a page is asked for in: `?lang=`, then the cookie, then English; one that is offered. */
export function getPageLanguage(
  request: Pick<FastifyRequest, 'query' | 'headers'>,
  offered: readonly Language[] = languages,
): Language {
  const find = (text: string | undefined) => offered.find((language) => language === text);
  const { lang } = request.query as { lang?: string };
  const remembered = /(?:^|;\s*)language=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  return find(lang) ?? find(remembered) ?? 'en';
}

/** Returns a page that names the languages of the portal where these are not all. */
export const addLanguages = (html: string, offered: readonly Language[]): string =>
  offered.length === languages.length
    ? html
    : html.replace('<html ', `<html data-languages="${offered.join(',')}" `);

/** Sends a page that depends on the language cookie; browsers ask each time whether it has changed. */
export const sendHtml = (reply: FastifyReply, html: string) =>
  reply
    .header('Cache-Control', 'no-cache')
    .header('Vary', 'accept-encoding, Cookie')
    .type('text/html; charset=utf-8')
    .send(html);

/** Returns a page with its web address, marked with it and with the mode. */
const addSite = (html: string, { mode, origin }: Site): string =>
  html
    .replaceAll('%ORIGIN%', origin)
    .replace('<html ', `<html data-mode="${mode}" data-origin="${origin}" `);

/** Returns a page of the build with its web address, marked with the mode. */
export const readPage = (file: string, site: Site): string =>
  addSite(readFileSync(file, 'utf8'), site);

// A prerendered page supports only the language in its query.
const hasOnlyLanguageQuery = ({ query }: FastifyRequest) =>
  Object.keys(query as object).every((name) => name === 'lang');

/** The options of prerendered pages. */
export interface PrerenderedPagesOptions {
  index: PageIndex;
  site: Site;
  /** Renders the pages that the build cannot know; undefined without a build for the server. */
  dataPages: DataPages | undefined;
  readOffice: ReadOffice;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Context;
}

/** Returns the function that finds a page of the build by its path and language. */
function readPages(folder: string, { files }: PageIndex, site: Site) {
  const pages = new Map(
    Object.entries(files).flatMap(([path, names]) =>
      languages.map((each) => [path + each, readPage(join(folder, 'pages', names[each]), site)]),
    ),
  );
  return (path: string, language: Language) => pages.get(path + language);
}

/** Serves the prerendered pages in the asked language, and redirects the paths that lead to them. */
export function mountPrerenderedPages(
  server: FastifyInstance,
  folder: string,
  { index, site, dataPages, contextOf, readOffice }: PrerenderedPagesOptions,
): void {
  for (const [from, to] of Object.entries(index.redirects)) {
    server.get(from, (_, reply) => reply.redirect(to));
  }
  const findPage = readPages(folder, index, site);
  const render = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { route, language }: Pick<PageAddress, 'route' | 'language'>,
  ) => {
    if (dataPages === undefined) return undefined;
    const [path = ''] = request.url.split('?');
    const params = request.params as Record<string, string>;
    const address = { route, path, params, language };
    try {
      const page = await dataPages.render(address, contextOf(request, reply));
      return page && addSite(page, site);
    } catch (error) {
      request.log.warn({ err: error }, 'page sent as the build made it');
      return undefined;
    }
  };
  for (const route of new Set([...Object.keys(index.files), ...(dataPages?.routes ?? [])])) {
    server.get(route, async (request, reply) => {
      if (!hasOnlyLanguageQuery(request)) return reply.callNotFound();
      const offered = listOfferedLanguages((await readOffice()).details);
      const language = getPageLanguage(request, offered);
      const page = (await render(request, reply, { route, language })) ?? findPage(route, language);
      if (page === undefined) return reply.callNotFound();
      return sendHtml(reply, addLanguages(page, offered));
    });
  }
}
