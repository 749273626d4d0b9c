import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate } from './certificate.ts';

const host = 'land.example.in';
const program = 'nginx';
const waitMs = 50;

/** The configuration of `deploy/nginx` on other ports, with a certificate of its own. */
export interface Proxy {
  /** Fetches an address of the portal over TLS; `from` is the address from which the connection comes. */
  fetch(
    url: string,
    init?: { method?: string; headers?: Record<string, string>; body?: Uint8Array; from?: string },
  ): Promise<Response>;
  /** The port of the plain addresses. */
  plainPort: number;
  port: number;
  ca: string;
  stop(): Promise<void>;
}

/** Returns the shipped configuration with other ports, files and instances; what is not found is a fault of the test. */
function adapt(folder: string, ports: { plain: number; tls: number; instances: number[] }) {
  const changes: readonly (readonly [RegExp, string])[] = [
    [/listen \[::\]:80;\n/g, '\n'],
    [/listen \[::\]:443 ssl http2;\n/g, '\n'],
    [/listen 80;/g, `listen 127.0.0.1:${ports.plain};`],
    [/listen 443 ssl http2;/g, `listen 127.0.0.1:${ports.tls} ssl http2;`],
    [/\/etc\/ssl\/portal/g, folder],
    [/\/var\/log\/nginx/g, folder],
    [/127\.0\.0\.1:8081/g, `127.0.0.1:${ports.instances[0]}`],
    [/127\.0\.0\.1:8082/g, `127.0.0.1:${ports.instances[1]}`],
    // A hung instance is noticed sooner, and asked again sooner.
    [/fail_timeout=10s/g, 'fail_timeout=1s'],
    [/proxy_read_timeout 25s;/g, 'proxy_read_timeout 3s;'],
  ];
  const read = (name: string) => readFileSync(`deploy/nginx/${name}.conf`, 'utf8');
  const include = 'include /etc/nginx/portal-upstream.conf;';
  let text = read('portal').replace(include, read('upstream'));
  for (const [pattern, replacement] of changes) {
    if (text.search(pattern) < 0) throw new Error(`portal.conf has no ${pattern.source}.`);
    text = text.replace(pattern, replacement);
  }
  return text;
}

function writeConfiguration(folder: string, portal: string): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(folder, name)};`,
  );
  const user = process.getuid?.() === 0 ? ['user root;'] : [];
  const main = join(folder, 'nginx.conf');
  writeFileSync(join(folder, 'portal.conf'), portal);
  writeFileSync(
    main,
    [
      ...user,
      'daemon off;',
      'worker_processes 1;',
      `pid ${join(folder, 'nginx.pid')};`,
      `error_log ${join(folder, 'error.log')};`,
      // A flood takes two connections a request: the visitor's and the one to an instance.
      'events { worker_connections 4096; }',
      'http {',
      ...places,
      `  include ${join(folder, 'portal.conf')};`,
      '}',
    ].join('\n'),
  );
  return main;
}

/** Starts this machine's nginx with the shipped configuration in front of two instances. */
export async function startNginx(ports: {
  plain: number;
  tls: number;
  instances: number[];
}): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const ca = readFileSync(makeCertificate(folder, host).certificate, 'utf8');
  const main = writeConfiguration(folder, adapt(folder, ports));
  const options = ['-e', join(folder, 'error.log'), '-c', main];
  execFileSync(program, ['-t', '-q', ...options]);
  const server = spawn(program, options, { stdio: 'ignore' });
  const ended = once(server, 'exit');
  const send: Proxy['fetch'] = (url, { from, ...init } = {}) =>
    new Promise((resolve, reject) => {
      const { pathname, search } = new URL(url, `https://${host}`);
      const sent = request(
        {
          host: '127.0.0.1',
          port: ports.tls,
          servername: host,
          ca,
          agent: false,
          path: pathname + search,
          method: init.method ?? 'GET',
          headers: { host, ...init.headers, 'content-length': init.body?.length ?? 0 },
          ...(from === undefined ? {} : { localAddress: from }),
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', reject);
          response.on('end', () => {
            const headers = new Headers();
            for (const [name, values] of Object.entries(response.headersDistinct)) {
              for (const value of values ?? []) headers.append(name, value);
            }
            const status = response.statusCode ?? 0;
            const hasBody = status !== 204 && status !== 304;
            resolve(new Response(hasBody ? Buffer.concat(parts) : null, { status, headers }));
          });
        },
      );
      // nginx answers a body that is too large before it has read it.
      sent.on('error', reject);
      sent.end(init.body);
    });
  for (;;) {
    if (server.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
    const isThere = await send('/service/ready').then(
      () => true,
      () => false,
    );
    if (isThere) break;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  return {
    fetch: send,
    plainPort: ports.plain,
    port: ports.tls,
    ca,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
