import type { FastifyInstance } from 'fastify';
import { languages, serviceBase, escapeXml } from '@temple-land/portal-core';

const disallowedPaths = [
  '/citizen',
  '/officer',
  '/admin',
  '/change-password',
  '/second-factor',
  '/tender-docs/',
];
const allowedPaths = ['tenders/', 'notices/'];

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

function buildEntries(origin: string, path: string): string {
  const others = languages.map(
    (each) =>
      `    <xhtml:link rel="alternate" hreflang="${each}" href="${escapeXml(toUrl(origin, path, each))}"/>\n`,
  );
  const entry = (language: string) =>
    `  <url>\n    <loc>${escapeXml(toUrl(origin, path, language))}</loc>\n${others.join('')}  </url>\n`;
  return languages.map(entry).join('');
}

const sitemap = (origin: string, paths: readonly string[]) =>
  `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${paths.map((path) => buildEntries(origin, path)).join('')}</urlset>
`;

/** Serves robots.txt, and sitemap.xml with every listed page of the route table in each language. */
export function mountDiscovery(
  server: FastifyInstance,
  listed: readonly string[],
  origin: string,
): void {
  server.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(robots(origin)),
  );
  server.get('/sitemap.xml', (_, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(sitemap(origin, listed)),
  );
}
