import { closeUnknownOrder, listOpenOrders } from '../../../db/applications/payments.ts';
import { runTasks } from '../../../db/maintenance/runTasks.ts';
import type { Deps } from '../../../handler.ts';
import { settleOrder } from './settleOrder.ts';

const batchSize = 100;

/**
 * Asks the gateway for every open order, so that a payment is recorded whose callback was lost. A failed order does not
 * stop the others; the failures are thrown together.
 */
export async function checkOpenOrders(
  deps: Pick<Deps, 'clock' | 'db' | 'payments'>,
): Promise<void> {
  const { db, payments } = deps;
  if (payments === undefined) return;
  const refuse = (event: string, { reason }: { reason: string }) => {
    if (event === 'payment refused') throw new Error(`A payment was refused: ${reason}.`);
  };
  const check = async (orderNo: string, gatewayOrderId: string) => {
    const found = await payments.findOrder(gatewayOrderId);
    if (found === undefined) await closeUnknownOrder(db, orderNo);
    else await settleOrder({ ...deps, record: refuse }, found);
  };
  let after = 0;
  for (;;) {
    const orders = await listOpenOrders(db, { after, limit: batchSize });
    await runTasks(
      orders.map(({ id, orderNo, gatewayOrderId }) => ({
        name: `Check payment order ${id}`,
        run: () => check(orderNo, gatewayOrderId),
      })),
    );
    after = orders.at(-1)?.id ?? after;
    if (orders.length < batchSize) return;
  }
}
