import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { trackSockets } from './trackSockets.ts';
import { sendFile } from '../calls/sendFile.ts';

const piece = Buffer.from('the first piece of a file');

/** Ends the source of the served file: with a failure, or by waiting forever. */
type Source = () => AsyncGenerator<Uint8Array>;

let server: FastifyInstance;
let port = 0;
let breakOffAll: () => number;
beforeEach(() => {
  server = fastify();
  breakOffAll = trackSockets(server.server);
});
afterEach(async () => {
  breakOffAll();
  await server.close();
});

async function serve(bytes: Source): Promise<void> {
  server.get('/', (request, reply) =>
    sendFile(request, reply, { fileName: 'a', mediaType: 'text/plain', bytes: bytes() }),
  );
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.server.address() as AddressInfo).port;
}

/** Reads like an HTTP/1.0 proxy, for which a file without a length ends with its connection. */
async function readByOldProxy(afterPiece: () => void): Promise<'whole' | 'failed'> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  const ended = new Promise<'whole' | 'failed'>((resolve) => {
    socket.once('end', () => resolve('whole')).once('error', () => resolve('failed'));
  });
  socket.on('data', (data) => {
    const had = text.includes(String(piece));
    text += String(data);
    if (!had && text.includes(String(piece))) afterPiece();
  });
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.0\r\n\r\n');
  return ended;
}

const forever = new Promise<never>(() => {});

async function* neverEnding() {
  yield piece;
  yield await forever;
}

describe('a file that is cut off', () => {
  it('is an error for an HTTP/1.0 proxy', async () => {
    await serve(neverEnding);
    const told: number[] = [];
    expect(await readByOldProxy(() => told.push(breakOffAll()))).toBe('failed');
    expect(told).toEqual([1]);
  });

  it('is an error for a browser', async () => {
    await serve(neverEnding);
    const answer = await fetch(`http://127.0.0.1:${port}`);
    const reading = answer.arrayBuffer();
    breakOffAll();
    await expect(reading).rejects.toThrow('terminated');
  });
});

describe('a file whose source fails', () => {
  it('is an error for an HTTP/1.0 proxy after a sent part', async () => {
    let fail = () => {};
    const failing = new Promise<void>((_, reject) => {
      fail = () => reject(new Error('no more rows'));
    });
    await serve(async function* source() {
      yield piece;
      await failing;
    });
    expect(await readByOldProxy(() => fail())).toBe('failed');
  });

  it('is a failed request if nothing was sent', async () => {
    // oxlint-disable-next-line require-yield -- a source that fails before its first piece
    await serve(async function* source() {
      throw new Error('no rows');
    });
    expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(500);
  });
});

describe('connections', () => {
  it('are no longer known once they are closed', async () => {
    await serve(async function* whole() {
      yield piece;
    });
    expect(await readByOldProxy(() => {})).toBe('whole');
    await expect.poll(breakOffAll).toBe(0);
  });
});
