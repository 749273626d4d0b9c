import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EndpointName, Input, Output } from '@temple-land/portal-core';
import { createNodeSigner } from '../../apps/server/src/http/auth/signer.ts';
import { cookieJar } from './cookieJar.ts';
import { programEnvironment } from './programEnvironment.ts';
import { parseAnswer, checkAnswer, buildRequest, buildUrl } from './wire.ts';

const mainFile = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const demoEnvelopeKey = 'demo-envelope-key';

/** Returns a free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A server process with its output. */
export interface ServerProcess {
  process: ChildProcess;
  output(): string;
  /** Resolves with the exit code or the signal. */
  ended: Promise<number | string>;
}

let sharedFolder: string | undefined;

/** Returns the file folder that all servers on a PostgreSQL share; it is removed after the tests. */
function sharedFiles(): string {
  if (sharedFolder === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'portal-files-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    sharedFolder = folder;
  }
  return sharedFolder;
}

/** Spawns the server, or another server program, with only these variables in its environment. */
export function spawnServer(variables: Record<string, string>, file = mainFile): ServerProcess {
  const place = 'DATABASE_URL' in variables ? { FILES_DIR: sharedFiles() } : {};
  const child = spawn(process.execPath, [file], {
    env: { ...programEnvironment(), SEED_SIZE: 'small', ...place, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? ''));
  });
  return { process: child, output: () => printed, ended };
}

/** Spawns the server and waits until it listens; throws an error with its output when it exits. */
export async function startServer(
  variables: Record<string, string>,
  file = mainFile,
): Promise<ServerProcess> {
  const server = spawnServer(variables, file);
  const ready = new Promise<void>((resolve) => {
    server.process.stdout?.on('data', () => {
      if (server.output().includes('Portal ready')) resolve();
    });
  });
  const failed = server.ended.then((how) => {
    throw new Error(`The server ended with ${how}: ${server.output()}`);
  });
  await Promise.race([ready, failed]);
  failed.catch(() => {});
  return server;
}

/** A client for the calls of another server process. */
export interface HttpService {
  call<Name extends EndpointName>(
    name: Name,
    input: Input<Name>,
    token?: string,
  ): Promise<Output<Name>>;
  /** Makes a call and returns the HTTP response. */
  send(name: EndpointName, input: unknown, token?: string): Promise<Response>;
  /** Fetches an address below the service as JSON. */
  fetchJson(path: string): Promise<unknown>;
}

const parseSetCookie = (text: string) => {
  const [name = '', value = ''] = text.split(';', 1)[0]?.split('=') ?? [];
  return { name, value };
};

/** Returns a client for the service on a port of this machine, or behind a proxy with its own way of fetching. */
export function httpService(
  port: number,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): HttpService {
  const base = `http://127.0.0.1:${port}`;
  const signer = createNodeSigner(demoEnvelopeKey);
  const jar = cookieJar();
  const send = async (name: EndpointName, input: unknown, token?: string) => {
    const { url, payload, ...request } = await buildRequest(signer, name, input, token);
    const body = typeof payload === 'string' ? payload : payload && new Uint8Array(payload);
    const headers = jar.sentWith(request.headers);
    const response = await fetch(base + url, { ...request, headers, ...(body ? { body } : {}) });
    jar.keep(response.headers.getSetCookie().map(parseSetCookie));
    return response;
  };
  return {
    send,
    call: async <Name extends EndpointName>(name: Name, input: Input<Name>, token?: string) => {
      const response = await send(name, input, token);
      const answer = parseAnswer(signer, await response.text());
      return (await checkAnswer(name, answer)) as Output<Name>;
    },
    fetchJson: async (path) => (await fetch(base + buildUrl(path))).json(),
  };
}
