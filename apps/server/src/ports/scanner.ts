import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Scanner } from './ports.ts';

const timeoutMs = 20_000;
const longestAnswer = 1_000;

/** A scanner that accepts every file, for a server without a scanner. */
export const noScanner: Scanner = { find: async () => undefined };

function encodeLength(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return length;
}

/** Sends bytes in chunks, each with its length before it, as fast as the scanner takes them. */
async function sendBytes(socket: Socket, bytes: Uint8Array | AsyncIterable<Uint8Array>) {
  socket.write('zINSTREAM\0');
  for await (const chunk of bytes instanceof Uint8Array ? [bytes] : bytes) {
    socket.write(encodeLength(chunk));
    if (!socket.write(chunk)) await once(socket, 'drain');
  }
  socket.write(encodeLength(new Uint8Array()));
}

function scanWithClamd(
  host: string,
  port: number,
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: timeoutMs });
    let answer = '';
    socket.setEncoding('utf8');
    // A scanner that has found something closes the connection before the end of the file.
    socket.on('connect', () => void sendBytes(socket, bytes).catch(() => undefined));
    socket.on('data', (text: string) => {
      answer = (answer + text).slice(0, longestAnswer);
    });
    socket.on('timeout', () => socket.destroy(new Error('The scanner did not answer in time.')));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer.replace(/\0.*$/s, '')));
  });
}

/** Creates a scanner that sends each file to a clamd at `host:port` by its INSTREAM command. */
export function createClamdScanner(address: string): Scanner {
  const { hostname, port } = new URL(`tcp://${address}`);
  return {
    find: async (bytes) => {
      const answer = await scanWithClamd(hostname.replace(/^\[(.*)\]$/, '$1'), Number(port), bytes);
      if (answer === 'stream: OK') return undefined;
      const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
      if (found !== undefined) return found;
      throw new Error('The scanner could not look at a file.');
    },
  };
}
