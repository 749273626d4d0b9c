import type { FastifyInstance } from 'fastify';
import { getMarkPath } from '@temple-land/portal-core';
import type { ReadOffice } from './officeTexts.ts';

const icons = ['/favicon.svg', '/icon-180.png', '/icon-192.png', '/icon-512.png'] as const;

/**
 * Serves the icons of tabs, home screens and links that are shared: the mark of the office once one is published, those
 * of the build before.
 */
export function mountOfficeIcons(server: FastifyInstance, readOffice: ReadOffice): void {
  for (const icon of icons) {
    server.get(icon, async (_, reply) => {
      const { mark } = (await readOffice()).details;
      if (mark === '') return reply.sendFile(icon);
      return reply.header('Cache-Control', 'no-cache').redirect(getMarkPath(mark));
    });
  }
}
