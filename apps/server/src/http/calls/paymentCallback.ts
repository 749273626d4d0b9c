import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callbackPath } from '../../features/workflow/payments/payOnline.ts';
import { settleOrder, type Settlement } from '../../features/workflow/payments/settleOrder.ts';
import type { Deps } from '../../handler.ts';
import { HttpError } from '../errors.ts';
import { createSecurityLog } from '../monitoring/log.ts';
import type { Metrics } from '../monitoring/metrics.ts';

interface Route {
  Body: Buffer;
}

const refusals: Readonly<Record<Exclude<Settlement, 'recorded'>, number>> = {
  unknown: 404,
  mismatch: 400,
};

/**
 * Receives what became of an order from the payment gateway. It is answered after it is stored, so that the gateway sends
 * it again otherwise; 401 without the right signature.
 */
export async function mountPaymentCallback(
  server: FastifyInstance,
  deps: Deps,
  metrics: Metrics,
): Promise<void> {
  const { config } = deps;
  const receive = async (request: FastifyRequest<Route>) => {
    const { payments } = deps;
    if (payments === undefined) throw new HttpError(404);
    const record = createSecurityLog(request, { config, metrics });
    const signature = request.headers['x-payment-signature'];
    const found = payments.readCallback(request.body, String(signature ?? ''));
    if (typeof found === 'string') {
      record('payment refused', { reason: found });
      throw new HttpError(found === 'unsigned' ? 401 : 400);
    }
    const settlement = await settleOrder({ ...deps, record }, found);
    if (settlement !== 'recorded') throw new HttpError(refusals[settlement]);
    return { status: 200 };
  };
  await server.register(async (scope) => {
    // The signature is of the bytes as they were sent.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) =>
      done(null, body),
    );
    scope.post<Route>(callbackPath, receive);
  });
}
