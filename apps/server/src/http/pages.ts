import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './errors.ts';

const folder = fileURLToPath(new URL('../../../portal/dist', import.meta.url));
const isHashed = (path: string) => /[\\/]assets[\\/][^\\/]+-[A-Za-z0-9_-]{8}\.\w+$/.test(path);

/** Serves the built portal: hashed files for a year, every page address by the one page. */
export async function mountPages(server: FastifyInstance): Promise<void> {
  if (!existsSync(folder)) return;
  await server.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
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
  server.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' &&
      !request.url.startsWith('/service/') &&
      !/\.\w{2,5}$/.test(request.url.split('?')[0] ?? '');
    if (!isPage) throw new HttpError(404);
    return reply.sendFile('index.html');
  });
}
