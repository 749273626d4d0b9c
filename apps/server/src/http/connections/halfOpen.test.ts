import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { listen } from '../../../../../tests/support/listen.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';

const halfOpen = 60;
const normalWithinMs = 2_000;
const headersWithinMs = 20_000;

const service = makeAppBeforeAll();
const server = createBeforeAll(() => listen(service));
const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.destroy();
});

async function send(text: string): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

const uploadOf = (token: string) =>
  [
    'POST /service/saveFileToTemp HTTP/1.1',
    'Host: portal',
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=line',
    'Content-Length: 100000',
    '',
    '--line\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7',
  ].join('\r\n');

describe('requests that never come to an end', () => {
  it('do not delay others when there are sixty', async () => {
    const { token } = await service.signInAs('citizen');
    for (let count = 0; count < halfOpen; count += 1) await send(uploadOf(token));
    const began = performance.now();
    const answer = await fetch(`http://127.0.0.1:${server.port}/service/health`);
    expect(answer.status).toBe(200);
    expect(performance.now() - began).toBeLessThan(normalWithinMs);
  });

  it('are cut off when their headers do not arrive', async () => {
    const began = performance.now();
    const socket = await send('GET /service/health HTTP/1.1\r\nHost: portal\r\nX-Slow: ');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
    expect(performance.now() - began).toBeLessThan(headersWithinMs);
  });
});
