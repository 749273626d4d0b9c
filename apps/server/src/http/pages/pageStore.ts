const mostPages = 200;

interface RenderedPage {
  stamp: string;
  html: Promise<string>;
}

/** Creates a store of rendered pages by address and version; the oldest pages are removed first. */
export function createPageStore() {
  const pages = new Map<string, RenderedPage>();
  return {
    find: (key: string, stamp: string) => {
      const page = pages.get(key);
      return page?.stamp === stamp ? page.html : undefined;
    },
    // Requests that arrive while the page is rendered wait for the same render.
    add: (key: string, page: RenderedPage) => {
      pages.delete(key);
      pages.set(key, page);
      for (const oldest of pages.keys()) {
        if (pages.size <= mostPages) break;
        pages.delete(oldest);
      }
      page.html.catch(() => pages.delete(key));
      return page.html;
    },
  };
}
