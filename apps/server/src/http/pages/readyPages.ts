import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languages, type Language } from '@temple-land/portal-core';
import type { Context } from '../../handler.ts';
import type { DataPages } from './dataPages.ts';
import { mountDiscovery } from './discovery.ts';

interface Index {
  redirects: Record<string, string>;
  files: Record<string, Record<Language, string>>;
  /** The pages that search engines may list. */
  listed?: readonly string[];
}

/** What a page of the build does not know of itself: the mode and the web address. */
export interface Site {
  mode: string;
  origin: string;
}

/** A page with the forms in which it travels; each is made when first asked for. */
interface Page {
  etag: string;
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

const compress = {
  br: (plain: Buffer) =>
    brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (plain: Buffer) => gzipSync(plain, { level: 9 }),
};

const isLanguage = (text: string | undefined): text is Language =>
  languages.some((language) => language === text);

/** Gives the language a page is asked for in: `?lang=`, then the cookie, then English. */
function pageLanguage(request: Pick<FastifyRequest, 'query' | 'headers'>): Language {
  const { lang } = request.query as { lang?: string };
  if (isLanguage(lang)) return lang;
  const remembered = /(?:^|;\s*)language=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  return isLanguage(remembered) ? remembered : 'en';
}

function encodingOf(request: FastifyRequest): 'br' | 'gzip' | undefined {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

function send(request: FastifyRequest, reply: FastifyReply, page: Page) {
  void reply
    .header('Cache-Control', 'no-cache')
    .header('Vary', 'Accept-Encoding, Cookie')
    .header('ETag', page.etag)
    .type('text/html; charset=utf-8');
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = encodingOf(request);
  if (encoding === undefined) return reply.send(page.plain);
  page[encoding] ??= compress[encoding](page.plain);
  return reply.header('Content-Encoding', encoding).send(page[encoding]);
}

/** Returns a page as the service sends it, with its web address and marked with the mode. */
function toPage(html: string, { mode, origin }: Site): Page {
  const plain = Buffer.from(
    html
      .replaceAll('%ORIGIN%', origin)
      .replace('<html ', `<html data-mode="${mode}" data-origin="${origin}" `),
  );
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { plain, etag };
}

// A prerendered page shows no answer to a question in the address; only a language may be asked for.
const isPlain = ({ query }: FastifyRequest) =>
  Object.keys(query as object).every((name) => name === 'lang');

/** What the pages are made of and sent with. */
export interface PageOptions {
  folder: string;
  site: Site;
  /** Renders the pages whose first view is data; undefined without a build for the server. */
  dataPages: DataPages | undefined;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Context;
}

/** Serves the prerendered pages in the asked language, and redirects the paths that lead to them. */
export function mountReadyPages(server: FastifyInstance, options: PageOptions): void {
  const { folder, site, dataPages, contextOf } = options;
  const index = join(folder, 'pages', 'pages.json');
  if (!existsSync(index)) return;
  const { redirects, files, listed = [] } = JSON.parse(readFileSync(index, 'utf8')) as Index;
  mountDiscovery(server, listed, site.origin);
  for (const [from, to] of Object.entries(redirects)) {
    server.get(from, (_, reply) => reply.redirect(to));
  }
  for (const [path, names] of Object.entries(files)) {
    const pages = new Map(
      languages.map((each) => [each, toPage(readFileSync(join(folder, 'pages', names[each]), 'utf8'), site)]),
    );
    const isData = dataPages?.paths.includes(path);
    server.get(path, async (request, reply) => {
      const language = pageLanguage(request);
      if (!isPlain(request)) return reply.callNotFound();
      const page = pages.get(language);
      if (page === undefined) return reply.callNotFound();
      if (!isData || dataPages === undefined) return send(request, reply, page);
      try {
        const html = await dataPages.render(path, language, contextOf(request, reply));
        return send(request, reply, toPage(html, site));
      } catch (error) {
        request.log.warn({ err: error }, 'page rendered without its data');
        return send(request, reply, page);
      }
    });
  }
}

/** Gives a handler that sends the one page every other address starts from. */
export function plainPage(folder: string, site: Site) {
  const page = toPage(readFileSync(join(folder, 'index.html'), 'utf8'), site);
  return (request: FastifyRequest, reply: FastifyReply) => send(request, reply, page);
}
