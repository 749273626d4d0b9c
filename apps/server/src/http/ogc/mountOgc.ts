import { ogcPrefix } from '@temple-land/portal-core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ogcAnswers, type OgcAnswer } from '../../features/geo/ogc/answerOgc.ts';
import { contentCrs } from '../../features/geo/ogc/featureDocuments.ts';
import { InvalidParameter } from '../../features/geo/ogc/itemsQuery.ts';
import type { Deps } from '../../handler.ts';
import { buildContext } from '../calls/buildContext.ts';
import { readFromReplica } from '../calls/readFromReplica.ts';
import { sendFile } from '../calls/sendFile.ts';
import { answerError, HttpError } from '../errors.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { withTimeout } from '../withTimeout.ts';

const answerWithinMs = 20_000;
const preflightSeconds = 86_400;
const closedRetrySeconds = 86_400;

interface Route {
  Params: Record<string, string>;
  Querystring: Record<string, unknown>;
}

/** Opens an answer to the pages of every site; there is nothing in it that a cookie or a session could change. */
function allowEverySite(reply: FastifyReply): void {
  void reply.headers({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'ETag, Content-Crs, Retry-After, Repr-Digest, Last-Modified',
    'cross-origin-resource-policy': 'cross-origin',
  });
}

const toHandler =
  (answer: OgcAnswer, deps: Deps, metrics: Metrics) =>
  async (request: FastifyRequest<Route>, reply: FastifyReply) => {
    const context = buildContext(request, reply, {
      deps,
      metrics,
      caller: undefined,
      requestKey: undefined,
    });
    const read = readFromReplica(context, (from) => answer(request, from));
    const file = await withTimeout(answerWithinMs, read);
    if (file?.mediaType.startsWith('application/geo+json')) {
      void reply.header('Content-Crs', contentCrs);
    }
    return sendFile(request, reply, file);
  };

/**
 * Serves the public interface by OGC API Features and Tiles: read by anyone, from any site, without a session; nothing
 * while the portal is closed to the public.
 */
export async function mountOgc(
  server: FastifyInstance,
  deps: Deps,
  { metrics, isPublic }: { metrics: Metrics; isPublic: () => Promise<boolean> },
): Promise<void> {
  await server.register(
    async (ogc) => {
      ogc.addHook('onRequest', async (_, reply) => {
        allowEverySite(reply);
        if (await isPublic()) return;
        void reply.header('Retry-After', closedRetrySeconds);
        throw new HttpError(503);
      });
      ogc.setErrorHandler((error: Error, request, reply) => {
        if (!(error instanceof InvalidParameter)) return answerError(error, request, reply);
        return reply
          .code(400)
          .header('Cache-Control', 'no-store')
          .send({ code: 'InvalidParameterValue', description: error.message });
      });
      ogc.setNotFoundHandler(() => {
        throw new HttpError(404);
      });
      for (const [url, answer] of Object.entries(ogcAnswers)) {
        ogc.get<Route>(url, { config: { call: 'ogc' } }, toHandler(answer, deps, metrics));
      }
      ogc.options('/*', (_, reply) =>
        reply
          .code(204)
          .headers({
            'access-control-allow-methods': 'GET, HEAD, OPTIONS',
            'access-control-allow-headers': 'Accept, If-None-Match',
            'access-control-max-age': preflightSeconds,
          })
          .send(),
      );
    },
    { prefix: ogcPrefix },
  );
}
