import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ReadOffice } from './officeTexts.ts';

const path = '/manifest.webmanifest';

/** Serves the web app manifest of the build with the English names of the portal as administrators have published them. */
export function mountWebManifest(
  server: FastifyInstance,
  folder: string,
  readOffice: ReadOffice,
): void {
  const file = join(folder, path);
  if (!existsSync(file)) return;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  server.get(path, async (_, reply) => {
    const { details } = await readOffice();
    const names = { name: details['name.en'], short_name: details['shortName.en'] };
    return reply
      .type('application/manifest+json')
      .header('Cache-Control', 'no-cache')
      .send(JSON.stringify({ ...manifest, ...names }));
  });
}
