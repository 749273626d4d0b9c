import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { outbox } from '../db/schema/account.ts';
import { solutionOf } from '../features/captcha/captcha.ts';
import type { Deps } from '../handler.ts';
import { HttpError } from './errors.ts';

const newest = 20;

/** Shows sent messages and captcha answers, for trying the portal out; never mounted in production. */
export function mountDemo(server: FastifyInstance, deps: Deps): void {
  server.get<{ Querystring: { mobileno?: string } }>('/demo/outbox', async (request) => {
    const rows = await deps.db
      .select()
      .from(outbox)
      .where(eq(outbox.mobile, String(request.query.mobileno ?? '')))
      .orderBy(desc(outbox.id))
      .limit(newest);
    return {
      messages: rows.map(({ text, otp, sentOn }) => ({ text, otp: otp ?? undefined, at: sentOn })),
    };
  });
  server.get<{ Params: { id: string } }>('/demo/captcha/:id', async (request) => {
    const answer = await solutionOf(deps, request.params.id);
    if (answer === undefined) throw new HttpError(404);
    return { answer };
  });
}
