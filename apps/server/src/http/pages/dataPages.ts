import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EndpointName, Language } from '@temple-land/portal-core';
import type { Context } from '../../handler.ts';
import { handlers } from '../../handlers.ts';

/** A call whose answer a page shows first. */
interface PageCall {
  name: EndpointName;
  input: unknown;
}

/** A page to render; the build of the portal documents it (apps/portal/prerender). */
interface PageRequest {
  path: string;
  language: Language;
  build: { template: string; manifest: unknown };
  answers: readonly unknown[];
}

/** What the portal's build for the server exports. */
interface ServerBuild {
  dataPages: Readonly<Record<string, readonly PageCall[]>>;
  renderPage(request: PageRequest): Promise<string>;
}

/** Renders the pages whose first view is data. */
export interface DataPages {
  /** The paths of these pages. */
  paths: readonly string[];
  /** Returns a page with its data as HTML; it is rendered anew when the data has changed, or after a minute. */
  render(path: string, language: Language, context: Context): Promise<string>;
}

// What is open or closed depends on the time, too.
const longestAgeMs = 60_000;

type AnyHandler = (input: unknown, context: Context) => Promise<unknown>;

/** Loads the portal's build for the server; undefined when there is none beside the pages in `folder`. */
export async function loadDataPages(folder: string): Promise<DataPages | undefined> {
  const entry = join(folder, '..', 'dist-server', 'entry-server.js');
  if (!existsSync(entry)) return undefined;
  const { dataPages, renderPage } = (await import(pathToFileURL(entry).href)) as ServerBuild;
  const build = {
    template: readFileSync(join(folder, 'index.html'), 'utf8'),
    manifest: JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as unknown,
  };
  const rendered = new Map<string, { stamp: string; html: Promise<string> }>();

  const render = async (path: string, language: Language, context: Context) => {
    const answers = await Promise.all(
      (dataPages[path] ?? []).map(({ name, input }) =>
        (handlers[name] as AnyHandler)(input, context),
      ),
    );
    const minute = Math.floor(context.clock().getTime() / longestAgeMs);
    const stamp = createHash('sha256')
      .update(JSON.stringify([answers, minute]))
      .digest('hex');
    const known = rendered.get(path + language);
    if (known?.stamp === stamp) return known.html;
    // Requests that arrive while the page is rendered wait for the same render.
    const html = renderPage({ path, language, build, answers });
    rendered.set(path + language, { stamp, html });
    html.catch(() => rendered.delete(path + language));
    return html;
  };
  return { paths: Object.keys(dataPages), render };
}
