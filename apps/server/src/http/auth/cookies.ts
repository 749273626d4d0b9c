import { servicePrefix } from '@temple-land/portal-core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Cookies } from '../../handler.ts';

// A production that says that it is reached by http only (an intranet) would never get a secure cookie back.
const usesHttps = ({ PORTAL_MODE, PUBLIC_ORIGIN }: Config) =>
  PORTAL_MODE === 'production' && !PUBLIC_ORIGIN.startsWith('http:');

/**
 * Returns the cookies of a request and its answer. They are sent to calls of this portal only, never with
 * requests that begin at another site, and scripts cannot read them.
 */
export function createCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
): Cookies {
  return {
    get: (name) => request.cookies[name],
    set: (name, value, lifeMs) => {
      void reply.setCookie(name, value, {
        path: servicePrefix,
        httpOnly: true,
        sameSite: 'strict',
        secure: usesHttps(config),
        maxAge: Math.floor(lifeMs / 1000),
      });
    },
  };
}
