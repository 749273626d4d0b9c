import { servicePrefix } from '@temple-land/portal-core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Cookies } from '../../handler.ts';

// Browsers do not return secure cookies over plain HTTP (an intranet).
const usesHttps = ({ PORTAL_MODE, PUBLIC_ORIGIN }: Config) =>
  PORTAL_MODE === 'production' && !PUBLIC_ORIGIN.startsWith('http:');

/** Returns the cookies of a request and its answer: restricted to the calls of this portal, SameSite and HttpOnly. */
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
