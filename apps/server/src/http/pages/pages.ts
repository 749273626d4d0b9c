import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import etag from '@fastify/etag';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { listOfferedLanguages } from '@temple-land/portal-core';
import { HttpError } from '../errors.ts';
import { loadDataPages } from './dataPages.ts';
import { mountDiscovery } from './discovery.ts';
import { mountFormPosts } from './formPosts.ts';
import { isPageAddress } from './isPageAddress.ts';
import { mountOfficeIcons } from './officeIcons.ts';
import {
  mountOfficeMarks,
  mountOfficeTexts,
  type ReadMark,
  type ReadOffice,
} from './officeTexts.ts';
import {
  addLanguages,
  mountPrerenderedPages,
  readPage,
  loadPageIndex,
  sendHtml,
  type PrerenderedPagesOptions,
} from './prerenderedPages.ts';
import { mountWebManifest } from './webManifest.ts';

/** The folder of the portal's build. */
export const builtPages = fileURLToPath(new URL('../../../../portal/dist', import.meta.url));

const isHashed = (path: string) => /[\\/]assets[\\/][^\\/]+-[A-Za-z0-9_-]{8}\.\w+$/.test(path);

async function mountFiles(server: FastifyInstance, root: string): Promise<void> {
  await server.register(fastifyStatic, {
    root,
    cacheControl: false,
    index: false,
    allowedPath: (path) => !/^\/(pages\/|manifest\.json|index\.html)/.test(path),
    preCompressed: true,
    setHeaders: (reply, path) => {
      const source = path.replace(/\.(br|gz)$/, '');
      reply.setHeader('Vary', 'Accept-Encoding');
      reply.setHeader(
        'Cache-Control',
        isHashed(source) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
}

/** Compresses the pages of a scope and adds ETags, so that unchanged pages are not sent again. */
async function installHtml(server: FastifyInstance): Promise<void> {
  await server.register(etag, { algorithm: 'sha256' });
  await server.register(compress, { encodings: ['br', 'gzip'] });
}

/** The folder of the portal's build, and the options of its pages. */
export interface PageOptions extends Pick<PrerenderedPagesOptions, 'site' | 'contextOf'> {
  folder: string;
  readOffice: ReadOffice;
  readMark: ReadMark;
  isPublic: () => Promise<boolean>;
}

/**
 * Serves the built portal: hashed files for a year, public pages ready from the build, every other page address by the
 * one page; a form posted to a page leads back to it. Before the first build, and for everything else that is not
 * there, it answers 404.
 */
export async function mountPages(
  server: FastifyInstance,
  { folder, site, contextOf, readOffice, readMark, isPublic }: PageOptions,
): Promise<void> {
  const start = join(folder, 'index.html');
  const page = existsSync(start) ? readPage(start, site) : undefined;
  const index = page === undefined ? undefined : loadPageIndex(folder);
  if (page !== undefined) {
    await mountFiles(server, folder);
    await mountFormPosts(server);
    mountOfficeIcons(server, readOffice);
  }
  const dataPages = index && (await loadDataPages(folder, readOffice));
  mountOfficeMarks(server, readMark);
  if (index) {
    const listed = index.listed ?? [];
    mountDiscovery(server, { listed, origin: site.origin, readOffice, isPublic });
  }
  await server.register(async (html) => {
    await installHtml(html);
    mountOfficeTexts(html, folder, readOffice);
    mountWebManifest(html, folder, readOffice);
    if (index)
      mountPrerenderedPages(html, folder, { index, site, dataPages, contextOf, readOffice });
    html.setNotFoundHandler(async ({ method, url }, reply) => {
      if (page === undefined || method !== 'GET' || !isPageAddress(url)) throw new HttpError(404);
      const offered = listOfferedLanguages((await readOffice()).details);
      return sendHtml(reply, addLanguages(page, offered));
    });
  });
}
