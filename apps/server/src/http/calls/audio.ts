import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getCaptchaSolution } from '../../features/captcha/captcha.ts';
import { buildCaptchaAudio } from '../../features/captcha/captchaAudio.ts';
import type { Deps } from '../../handler.ts';
import { HttpError } from '../errors.ts';
import { parseLanguage } from './parseLanguage.ts';

interface Route {
  Params: { id: string };
  Querystring: Record<string, unknown>;
}

/** Serves the spoken version of a valid captcha, in the language of `?lang=` or of the request. */
export function mountAudio(server: FastifyInstance, deps: Deps): void {
  const answer = async (request: FastifyRequest<Route>, reply: FastifyReply) => {
    const letters = await getCaptchaSolution(deps, request.params.id);
    if (letters === undefined) throw new HttpError(404);
    const { lang } = request.query;
    const requested = typeof lang === 'string' ? lang : request.headers['accept-language'];
    return reply
      .header('Cache-Control', 'no-store')
      .type('audio/wav')
      .send(buildCaptchaAudio(letters, parseLanguage(requested)));
  };
  server.get<Route>('/commonCaptchaGenerator/audio/:id', answer);
}
