import type { FastifyInstance } from 'fastify';
import {
  escapeXml,
  listOfferedLanguages,
  serviceBase,
  type Language,
} from '@temple-land/portal-core';
import { HttpError } from '../errors.ts';
import type { ReadOffice } from './officeTexts.ts';

const disallowedPaths = [
  '/citizen',
  '/officer',
  '/admin',
  '/change-password',
  '/second-factor',
  '/tender-docs/',
];
const allowedPaths = ['tenders/', 'notices/'];

/** What crawlers are told while the portal is closed to the public. */
const closedRobots = 'User-agent: *\nDisallow: /\n';

const robots = (origin: string) =>
  [
    'User-agent: *',
    ...allowedPaths.map((path) => `Allow: ${serviceBase}${path}`),
    `Disallow: ${serviceBase}`,
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

const toUrl = (origin: string, path: string, language: string) =>
  `${origin}${path}${language === 'en' ? '' : `?lang=${language}`}`;

function buildEntries(origin: string, path: string, offered: readonly Language[]): string {
  const others = offered.map(
    (each) =>
      `    <xhtml:link rel="alternate" hreflang="${each}" href="${escapeXml(toUrl(origin, path, each))}"/>\n`,
  );
  const entry = (language: string) =>
    `  <url>\n    <loc>${escapeXml(toUrl(origin, path, language))}</loc>\n${others.join('')}  </url>\n`;
  return offered.map(entry).join('');
}

const sitemap = (origin: string, paths: readonly string[], offered: readonly Language[]) =>
  `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${paths.map((path) => buildEntries(origin, path, offered)).join('')}</urlset>
`;

/** The pages that crawlers may list, and what decides whether and in which languages they are public. */
interface Discovery {
  listed: readonly string[];
  origin: string;
  readOffice: ReadOffice;
  isPublic: () => Promise<boolean>;
}

/**
 * Serves robots.txt, and sitemap.xml with every listed page of the route table in each language of the portal; while it
 * is closed to the public they name no page.
 */
export function mountDiscovery(
  server: FastifyInstance,
  { listed, origin, readOffice, isPublic }: Discovery,
): void {
  server.get('/robots.txt', async (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send((await isPublic()) ? robots(origin) : closedRobots),
  );
  server.get('/sitemap.xml', async (_, reply) => {
    if (!(await isPublic())) throw new HttpError(404);
    const offered = listOfferedLanguages((await readOffice()).details);
    return reply
      .type('application/xml; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(sitemap(origin, listed, offered));
  });
}
