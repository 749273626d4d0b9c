import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors.ts';
import { isPageAddress } from './isPageAddress.ts';

const bodyLimitBytes = 64 * 1024;
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

// A path that begins with two slashes would name another host.
const getPath = (url: string) => `/${(url.split('?')[0] ?? '').replace(/^[/\\]+/, '')}`;

/**
 * Answers forms that are posted to a page before its script has loaded: 303 to the page without its query. The content
 * is discarded, so that it is in no URL and no log.
 */
export async function mountFormPosts(server: FastifyInstance): Promise<void> {
  await server.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      formTypes,
      { parseAs: 'buffer', bodyLimit: bodyLimitBytes },
      (_, __, done) => done(null),
    );
    forms.route({
      method: 'POST',
      url: '/*',
      onRequest: async ({ url }) => {
        if (!isPageAddress(url)) throw new HttpError(404);
      },
      handler: ({ url }, reply) =>
        reply.header('Cache-Control', 'no-store').redirect(getPath(url), 303),
    });
  });
}
