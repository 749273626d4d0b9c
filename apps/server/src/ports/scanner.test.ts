import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClamdScanner, noScanner } from './scanner.ts';

let scanner: Server;
let received = Buffer.alloc(0);
let answer: (content: string) => string = () => 'stream: OK';

// Parses clamd's INSTREAM protocol: chunks with a length prefix, ended by a chunk of length 0.
function contentOf(message: Buffer): string | undefined {
  const start = 'zINSTREAM\0'.length;
  const parts: Buffer[] = [];
  for (let at = start; at + 4 <= message.length;) {
    const length = message.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts).toString('latin1');
    parts.push(message.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

beforeEach(async () => {
  answer = () => 'stream: OK';
  received = Buffer.alloc(0);
  scanner = createServer((socket) => {
    socket.on('data', (part: Buffer) => {
      received = Buffer.concat([received, part]);
      const content = contentOf(received);
      if (content !== undefined) socket.end(`${answer(content)}\0`);
    });
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(scanner, 'listening');
});
afterEach(() => scanner.close());

const ours = () => createClamdScanner(`127.0.0.1:${(scanner.address() as AddressInfo).port}`);
const file = new Uint8Array(300_000).fill(65);

describe('the scanner', () => {
  it('receives the whole file and accepts a clean one', async () => {
    expect(await ours().find(file)).toBeUndefined();
    expect(contentOf(received)).toBe('A'.repeat(300_000));
  });

  it('returns the name of malware', async () => {
    answer = (content) =>
      `stream: ${content.startsWith('AAA') ? 'Eicar-Test-Signature' : '?'} FOUND`;
    expect(await ours().find(file)).toBe('Eicar-Test-Signature');
  });

  it.each(['INSTREAM size limit exceeded. ERROR', ''])(
    'fails with the answer %j',
    async (words) => {
      answer = () => words;
      await expect(ours().find(file)).rejects.toThrow('could not look');
    },
  );

  it('that is unavailable stops the upload', async () => {
    const gone = ours();
    scanner.close();
    await expect(gone.find(file)).rejects.toThrow();
  });

  it('is optional', async () => {
    expect(await noScanner.find(file)).toBeUndefined();
  });
});
