import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { serviceBase } from '@temple-land/portal-core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../errors.ts';
import { loadDataPages } from './dataPages.ts';
import { mountReadyPages, plainPage, type PageOptions } from './readyPages.ts';

/** Where the build of the portal lies. */
export const builtPages = fileURLToPath(new URL('../../../../portal/dist', import.meta.url));

const isHashed = (path: string) => /[\\/]assets[\\/][^\\/]+-[A-Za-z0-9_-]{8}\.\w+$/.test(path);

const isPage = ({ method, url }: FastifyRequest) =>
  method === 'GET' && !url.startsWith(serviceBase) && !/\.\w{2,5}$/.test(url.split('?')[0] ?? '');

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

/**
 * Serves the built portal: hashed files for a year, public pages ready from the build, every other
 * page address by the one page. Before the first build, and for everything else that is not there,
 * it answers 404.
 */
export async function mountPages(
  server: FastifyInstance,
  { folder, site, contextOf }: Omit<PageOptions, 'dataPages'>,
): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    await mountFiles(server, folder);
    const dataPages = await loadDataPages(folder);
    mountReadyPages(server, { folder, site, dataPages, contextOf });
  }
  const sendPage = isBuilt ? plainPage(folder, site) : undefined;
  server.setNotFoundHandler((request, reply) => {
    if (sendPage === undefined || !isPage(request)) throw new HttpError(404);
    return sendPage(request, reply);
  });
}
