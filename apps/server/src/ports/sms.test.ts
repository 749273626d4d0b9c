import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { GatewayUnavailable } from './fetchGateway.ts';
import { createGatewaySms } from './sms.ts';

interface Received {
  authorization: string | undefined;
  body: unknown;
}

let gateway: Server;
let received: Received[] = [];
let status = 200;

async function read(request: IncomingMessage): Promise<Received> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body: unknown = JSON.parse(Buffer.concat(parts).toString());
  return { authorization: request.headers.authorization, body };
}

beforeEach(async () => {
  received = [];
  status = 200;
  gateway = createServer((request, response) => {
    void read(request).then((message) => {
      received.push(message);
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
});
afterEach(() => gateway.close());

function sms() {
  const { port } = gateway.address() as AddressInfo;
  return createGatewaySms(
    readConfig({ SMS_URL: `http://127.0.0.1:${port}/send`, SMS_TOKEN: 'own' }),
  );
}

describe('the message gateway', () => {
  it('receives number and text with its token', async () => {
    await sms().send('9438000777', 'Your code is 123456', '123456');
    expect(received).toEqual([
      { authorization: 'Bearer own', body: { to: '9438000777', text: 'Your code is 123456' } },
    ]);
  });

  it('fails when it refuses', async () => {
    status = 503;
    await expect(sms().send('9438000777', 'text')).rejects.toThrow('503');
  });

  it('that refuses or is unavailable is not a portal error', async () => {
    status = 503;
    await expect(sms().send('9438000777', 'text')).rejects.toBeInstanceOf(GatewayUnavailable);
    const sender = sms();
    gateway.close();
    gateway.closeAllConnections();
    await expect(sender.send('9438000777', 'text')).rejects.toBeInstanceOf(GatewayUnavailable);
  });
});
