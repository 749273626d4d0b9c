import { expect, it } from 'vitest';
import type { Output } from '@temple-land/portal-core';
import { login, register, succeeded } from '../support/citizen.ts';
import { stands, type Stand } from '../support/kills/stands.ts';
import { startPaymentGateway } from '../support/paymentGateway/paymentGateway.ts';
import { freePort, httpService, startServer } from '../support/serverProcess.ts';

const citizen = '9438000796';
const keys = { PAYMENT_TOKEN: 'token-of-the-portal', PAYMENT_SECRET: 'secret-of-callbacks' };
const land = { villageCode: 1, area: 0.5, returnPath: '/website/grievance/addgrievance' };

/** Starts a server that takes payments by a gateway of this process; the gateway's callbacks go to it. */
async function startWithGateway({ variables, kill, revive }: Stand) {
  const port = await freePort();
  const received: number[] = [];
  const gateway = await startPaymentGateway({
    token: keys.PAYMENT_TOKEN,
    secret: keys.PAYMENT_SECRET,
    now: () => new Date(),
    deliver: async ({ url, body, signature }) => {
      const headers = { 'content-type': 'application/json', 'x-payment-signature': signature };
      const target = `http://127.0.0.1:${port}${new URL(url).pathname}`;
      received.push((await fetch(target, { method: 'POST', headers, body })).status);
    },
  });
  const settings = { ...keys, PAYMENT_URL: gateway.url, PORT: String(port) };
  const start = () => startServer({ ...variables, ...settings, ADDRESS_LIMIT_FACTOR: '10000' });
  let server = await start();
  const killAndStart = async (meanwhile = () => {}) => {
    server.process.kill('SIGKILL');
    await kill();
    await server.ended;
    meanwhile();
    await revive();
    server = await start();
  };
  const end = async () => {
    server.process.kill('SIGKILL');
    await server.ended;
    await gateway.close();
  };
  return { service: httpService(port), gateway, received, killAndStart, end };
}

it.each(['pglite', 'postgres'] as const)(
  'a payment is there after a kill right behind the answer to its callback, and after one before it: %s',
  async (engine) => {
    const stand = await stands[engine]();
    const { service, gateway, received, killAndStart, end } = await startWithGateway(stand);
    await register(service, citizen);
    const { token } = await login(service, citizen);
    const begin = async (applicationKind: 'lease' | 'purchase') => {
      const request = { ...land, applicationKind };
      const answer = succeeded(await service.call('feePay', request, token));
      const { orderNo, payUrl } = answer.result as { orderNo: string; payUrl: string };
      return { orderNo, id: payUrl.split('/').at(-1) ?? '' };
    };
    const check = async (orderNo: string) => {
      const answer: Output<'paymentCheck'> = await service.call('paymentCheck', { orderNo }, token);
      return 'result' in answer ? answer.result.payments.map(({ reference }) => reference) : answer;
    };

    const first = await begin('lease');
    await killAndStart(() => gateway.act(first.id, 'pay'));
    expect(received).toEqual([]);
    const lost = gateway.find(first.id).payments[0]?.id;
    expect(await check(first.orderNo)).toEqual([lost]);

    // A fee that is paid and not used covers the same amount again; a purchase costs more.
    const second = await begin('purchase');
    expect(second.orderNo).not.toBe(first.orderNo);
    gateway.act(second.id, 'pay');
    await gateway.send(gateway.find(second.id));
    expect(received).toEqual([200]);
    await killAndStart();
    expect(await check(second.orderNo)).toEqual([gateway.find(second.id).payments[0]?.id]);
    await end();
    await stand.remove();
  },
  240_000,
);
