import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { renderGatewayPage } from './gatewayPage.ts';
import { createOrders, isAction, toWire, type StandInOptions, type StoredOrder } from './orders.ts';

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

type Orders = ReturnType<typeof createOrders>;

function answerJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** Answers the calls of the portal: a new order, and the state of one. */
async function answerPortal(
  request: IncomingMessage,
  response: ServerResponse,
  { orders, token, url }: { orders: Orders; token: string; url: string },
): Promise<void> {
  if (request.headers.authorization !== `Bearer ${token}`) return answerJson(response, 401, {});
  const id = (request.url ?? '').split('/')[2] ?? '';
  if (request.method === 'POST') {
    const order = orders.create(JSON.parse(await readBody(request)) as StoredOrder);
    return answerJson(response, 201, { id: order.id, payUrl: `${url}/pay/${order.id}` });
  }
  const order = orders.orders.get(id);
  return order === undefined
    ? answerJson(response, 404, {})
    : answerJson(response, 200, toWire(order));
}

/** Shows the page of an order, and sends the payer back after the choice. */
async function answerPayer(
  request: IncomingMessage,
  response: ServerResponse,
  orders: Orders,
): Promise<void> {
  const order = orders.orders.get((request.url ?? '').split('/')[2] ?? '');
  if (order === undefined) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
    return;
  }
  if (request.method === 'POST') {
    const form = new URLSearchParams(await readBody(request));
    const action = form.get('action') ?? '';
    if (order.status === 'open' && isAction(action))
      await orders.send(orders.act(order.id, action, form.get('method') ?? 'upi'));
    response.writeHead(303, { Location: order.returnUrl }).end();
    return;
  }
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
  response.writeHead(200, headers).end(renderGatewayPage(order));
}

/**
 * Starts a stand-in for a payment gateway on a free port of this machine: it speaks the dialect of docs/running.md and
 * has a page on which one pays, fails or gives up. Its orders are lost when it stops.
 */
export async function startPaymentGateway(options: StandInOptions) {
  const orders = createOrders(options);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { token } = options;
  server.on('request', (request, response) => {
    const isOfPortal = request.url?.startsWith('/orders') === true;
    const answer = isOfPortal
      ? answerPortal(request, response, { orders, token, url })
      : answerPayer(request, response, orders);
    answer.catch(() => response.writeHead(500).end());
  });
  server.unref();
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { url, ...orders, close };
}

/** A running stand-in gateway. */
export type StandInGateway = Awaited<ReturnType<typeof startPaymentGateway>>;
