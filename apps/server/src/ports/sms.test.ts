import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig, type Variables } from '../config.ts';
import { GatewayUnavailable } from './fetchGateway.ts';
import { createGatewaySms } from './sms.ts';

interface Received {
  authorization: string | undefined;
  type: string | undefined;
  body: string;
}

let gateway: Server;
let received: Received[] = [];
let status = 200;
let answered = '';

async function read(request: IncomingMessage): Promise<Received> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { authorization, 'content-type': type } = request.headers;
  return { authorization, type, body: Buffer.concat(parts).toString() };
}

beforeEach(async () => {
  received = [];
  [status, answered] = [200, ''];
  gateway = createServer((request, response) => {
    void read(request).then((message) => {
      received.push(message);
      response.writeHead(status).end(answered);
    });
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
});
afterEach(() => gateway.close());

function sms(dialect: Variables = {}) {
  const { port } = gateway.address() as AddressInfo;
  const SMS_URL = `http://127.0.0.1:${port}/send`;
  return createGatewaySms(readConfig({ SMS_URL, SMS_TOKEN: 'own', ...dialect }));
}

const composed = (text: string, templateId = '') => ({ text, templateId });

describe('the message gateway', () => {
  it('receives number and text with its token', async () => {
    await sms().send('9438000777', composed('Your "code" is 123456'));
    const [{ authorization, type, body } = {}] = received as Partial<Received>[];
    expect([authorization, type]).toEqual(['Bearer own', 'application/json']);
    expect(JSON.parse(body ?? '')).toEqual({ to: '9438000777', text: 'Your "code" is 123456' });
  });

  it('receives the fields of a form with its template, other fields for other scripts', async () => {
    const fields = 'mobileno=91{to}&content={text}&templateid={template}&key={token}';
    const form = { SMS_BODY: `${fields}&type=text`, SMS_BODY_UNICODE: `${fields}&type=unicode` };
    await sms(form).send('9438000777', composed('50 % & more', '1107161234567890123'));
    await sms(form).send('9438000777', composed('କୋଡ଼ {to}', '1107161234567890124'));
    const shown = received.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
    expect(shown).toEqual([
      {
        mobileno: '919438000777',
        content: '50 % & more',
        templateid: '1107161234567890123',
        key: 'own',
        type: 'text',
      },
      expect.objectContaining({ content: 'କୋଡ଼ {to}', type: 'unicode' }),
    ]);
    expect(received[0]?.type).toBe('application/x-www-form-urlencoded');
  });

  it('that answers 200 without accepting the message has not taken it', async () => {
    const strict = sms({ SMS_ACCEPTED: '"accepted":true' });
    answered = '{"accepted":false,"reason":"template"}';
    await expect(strict.send('9438000777', composed('text'))).rejects.toThrow('did not accept');
    answered = '{"accepted":true}';
    await strict.send('9438000777', composed('text'));
    expect(received).toHaveLength(2);
  });

  it('fails when it refuses', async () => {
    status = 503;
    await expect(sms().send('9438000777', composed('text'))).rejects.toThrow('503');
  });

  it('that refuses or is unavailable is not a portal error', async () => {
    status = 503;
    await expect(sms().send('9438000777', composed('text'))).rejects.toBeInstanceOf(
      GatewayUnavailable,
    );
    const sender = sms();
    gateway.close();
    gateway.closeAllConnections();
    await expect(sender.send('9438000777', composed('text'))).rejects.toBeInstanceOf(
      GatewayUnavailable,
    );
  });
});
