import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AddressPurpose, EndpointName, Language, OfficeField } from '@temple-land/portal-core';
import { isRateLimited, type RateLimit } from '../../db/limits/rateLimit.ts';
import type { Context } from '../../handler.ts';
import { handlers } from '../../handlers.ts';
import { decryptAddress } from '../../ports/addressCipher.ts';
import type { ReadOffice } from './officeTexts.ts';
import { createPageStore } from './pageStore.ts';

/** A query of a page: the call that answers it, or its data where no call is needed. */
interface PageQuery {
  queryKey: unknown;
  call?: { name: EndpointName; input: unknown };
  data?: unknown;
}

type Params = Readonly<Record<string, string>>;
type OpenAddress = (purpose: AddressPurpose, address: string) => string | undefined;

/** A page to render; the build of the portal documents it (apps/portal/prerender). */
interface RenderRequest {
  path: string;
  language: Language;
  build: { template: string; manifest: unknown };
  queries: readonly PageQuery[];
  office: Readonly<Record<OfficeField, string>>;
}

/** What the portal's build for the server exports. */
interface ServerBuild {
  dataPages: Readonly<Record<string, (params: Params, open: OpenAddress) => readonly PageQuery[]>>;
  renderPage(request: RenderRequest): Promise<string>;
}

/** An address of a data page: its path in the route table, the path asked for and the parameters in it. */
export interface PageAddress {
  route: string;
  path: string;
  params: Params;
  language: Language;
}

/** Renders the pages that the build cannot know: those whose first view is data, and all once the office has details. */
export interface DataPages {
  /** The paths in the route table of the pages whose first view is data. */
  routes: readonly string[];
  /**
   * Returns a page as HTML; it is rendered anew when its data or the details of the office have changed, one with data
   * also after a minute. Undefined where the page of the build is right, for an invalid sealed address, and for too many
   * new addresses from one network address.
   */
  render(address: PageAddress, context: Context): Promise<string | undefined>;
}

// Whether a tender is open also depends on the time.
const longestAgeMs = 60_000;
const newPages: RateLimit = { action: 'page rendered', requests: 60, windowMs: 60_000 };

type AnyHandler = (input: unknown, context: Context) => Promise<unknown>;

const answerQuery =
  (context: Context) =>
  async (query: PageQuery): Promise<PageQuery> =>
    query.call === undefined
      ? query
      : {
          ...query,
          data: await (handlers[query.call.name] as AnyHandler)(query.call.input, context),
        };

/** Builds the version of a page from the version of the office, its data and the minute. */
function buildVersion(office: number, queries: readonly PageQuery[], now: Date): string {
  const minute = queries.length === 0 ? 0 : Math.floor(now.getTime() / longestAgeMs);
  return createHash('sha256')
    .update(JSON.stringify([office, queries, minute]))
    .digest('hex');
}

/** Loads the portal's server build; undefined if there is none next to `folder`. */
export async function loadDataPages(
  folder: string,
  readOffice: ReadOffice,
): Promise<DataPages | undefined> {
  const entry = join(folder, '..', 'dist-server', 'entry-server.js');
  if (!existsSync(entry)) return undefined;
  const { dataPages, renderPage } = (await import(pathToFileURL(entry).href)) as ServerBuild;
  const build = {
    template: readFileSync(join(folder, 'index.html'), 'utf8'),
    manifest: JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as unknown,
  };
  const store = createPageStore();

  const render = async ({ route, path, params, language }: PageAddress, context: Context) => {
    const office = await readOffice();
    const open: OpenAddress = (purpose, address) => decryptAddress(context, purpose, address);
    const found = dataPages[route]?.(params, open) ?? [];
    const isOfBuild = dataPages[route] === undefined && office.version === 0;
    if (isOfBuild || (dataPages[route] !== undefined && found.length === 0)) return undefined;
    const queries = await Promise.all(found.map(answerQuery({ ...context, language })));
    const stamp = buildVersion(office.version, queries, context.clock());
    const key = path + language;
    const known = store.find(key, stamp);
    if (known !== undefined) return known;
    // Anyone can make new addresses of the same page.
    if (path !== route && (await isRateLimited(context, newPages))) return undefined;
    const request = { path, language, build, queries, office: office.details };
    return store.add(key, { stamp, html: renderPage(request) });
  };
  return { routes: Object.keys(dataPages), render };
}
