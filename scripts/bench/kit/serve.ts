import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** Files of one page by address. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  jpg: 'image/jpeg',
};

// A cross-origin isolated page has a clock resolution of 5 µs instead of 100 µs.
const isolated = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** Serves a page on the loopback interface, compressed; returns its address and a close function. */
export async function serve(files: Files): Promise<{ address: string; close: () => void }> {
  const packed = new Map([...files].map(([path, bytes]) => [path, gzipSync(bytes)]));
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://page').pathname;
    const body = path === '/blank' ? gzipSync('<title>Blank</title>') : packed.get(path);
    const type = types[path.split('.').at(-1) ?? ''] ?? 'text/html; charset=utf-8';
    response.writeHead(body === undefined ? 404 : 200, {
      ...isolated,
      'Content-Type': type,
      'Content-Encoding': 'gzip',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}
