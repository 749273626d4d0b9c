import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formatIndianDateTime, languages, servicePrefix } from '@temple-land/portal-core';
import type { Config } from '../../config.ts';
import { watchMaintenance, type Maintenance } from '../../ports/maintenance.ts';
import type { Clock } from '../../ports/ports.ts';
import { HttpError } from '../errors.ts';
import { isDataAddress, isPageAddress } from './isPageAddress.ts';
import { getPageLanguage } from './prerenderedPages.ts';

const defaultRetrySeconds = 600;
// What watches or configures the server is answered during maintenance too.
const openPaths = new Set(
  ['/health', '/ready', '/config'].map((path) => servicePrefix + path).concat('/metrics'),
);

/** Reads the maintenance page of each language from the build. */
function readMaintenancePages(folder: string): ReadonlyMap<string, string> {
  const files = languages.map(
    (language) => [language, join(folder, `maintenance.${language}.html`)] as const,
  );
  return new Map(
    files
      .filter(([, file]) => existsSync(file))
      .map(([language, file]) => [language, readFileSync(file, 'utf8')]),
  );
}

/** Shows the expected end in a page, in Indian time. */
function addEnd(page: string, { until }: Maintenance): string {
  if (until === undefined) return page;
  const [day = '', hour = ''] = formatIndianDateTime(new Date(until)).split('T');
  const time = `${day.split('-').toReversed().join('/')}, ${hour}`;
  return page.replace(' hidden="" data-until="true"', '').replaceAll('%UNTIL%', time);
}

function getRetrySeconds({ until }: Maintenance, now: Date): number {
  if (until === undefined) return defaultRetrySeconds;
  return Math.max(60, Math.ceil((new Date(until).getTime() - now.getTime()) / 1000));
}

/**
 * Answers page addresses with the maintenance page and calls with 503 while the operator has switched maintenance on;
 * files of the build are served.
 */
export function installMaintenance(
  server: FastifyInstance,
  { config, clock }: { config: Config; clock: Clock },
  folder: string,
): void {
  const pages = readMaintenancePages(folder);
  const findMaintenance = watchMaintenance(config, clock);
  server.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const maintenance = await findMaintenance();
    const [path = ''] = request.url.split('?');
    if (maintenance === undefined || openPaths.has(path)) return undefined;
    const isCall = isDataAddress(path);
    if (!isCall && !isPageAddress(request.url)) return undefined;
    const page = isCall ? undefined : pages.get(getPageLanguage(request));
    if (page === undefined) throw new HttpError(503);
    return reply
      .code(503)
      .header('Retry-After', getRetrySeconds(maintenance, clock()))
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(addEnd(page, maintenance));
  });
}
