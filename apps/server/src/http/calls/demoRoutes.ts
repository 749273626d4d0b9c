import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { outbox } from '../../db/schema/account.ts';
import { getCaptchaSolution } from '../../features/captcha/captcha.ts';
import type { Deps } from '../../handler.ts';
import { HttpError } from '../errors.ts';

const newest = 20;

interface OutboxRoute {
  Querystring: Record<string, unknown>;
}
interface CaptchaRoute {
  Params: { id: string };
}

/** Serves sent messages and captcha answers of a demo; never mounted in production. */
export function mountDemo(server: FastifyInstance, deps: Deps): void {
  const sentTo = async ({ query }: FastifyRequest<OutboxRoute>) => {
    const { mobileno } = query;
    const rows = await deps.db
      .select({ text: outbox.text, otp: outbox.otp, at: outbox.sentOn })
      .from(outbox)
      .where(eq(outbox.mobile, typeof mobileno === 'string' ? mobileno : ''))
      .orderBy(desc(outbox.id))
      .limit(newest);
    const messages = rows.map(({ text, otp, at }) => ({ text, otp: otp ?? undefined, at }));
    return { messages };
  };
  const answerOf = async ({ params }: FastifyRequest<CaptchaRoute>) => {
    const answer = await getCaptchaSolution(deps, params.id);
    if (answer === undefined) throw new HttpError(404);
    return { answer };
  };
  server.get<OutboxRoute>('/demo/outbox', sentTo);
  server.get<CaptchaRoute>('/demo/captcha/:id', answerOf);
}
