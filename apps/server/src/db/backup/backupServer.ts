import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../database.ts';
import { streamBackup, type StoredFiles } from './streamBackup.ts';

const ownerOnly = 0o600;
const ok = 200;
const forbidden = 403;

interface ControlFile {
  port: number;
  key: string;
}

const getControlPath = (folder: string) => join(folder, 'portal.control');

const isAuthorised = ({ headers }: IncomingMessage, key: Buffer) => {
  const given = Buffer.from(headers.authorization ?? '');
  return given.length === key.length && timingSafeEqual(given, key);
};

/**
 * Starts a server on the loopback interface from which the owner of the data folder can request a backup, with the key
 * in a file of the folder. Returns a function that closes it.
 */
export async function startBackupServer(
  folder: string,
  db: Database,
  files: StoredFiles,
  clock: () => Date,
): Promise<() => Promise<void>> {
  const key = randomBytes(32).toString('base64url');
  const answer = (incoming: IncomingMessage, reply: ServerResponse) => {
    if (!isAuthorised(incoming, Buffer.from(key))) return void reply.writeHead(forbidden).end();
    reply.writeHead(ok);
    pipeline(streamBackup(db, files, clock()), reply).catch(() => reply.destroy());
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  writeFileSync(getControlPath(folder), JSON.stringify({ port, key }), { mode: ownerOnly });
  return async () => {
    rmSync(getControlPath(folder), { force: true });
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}

function readControlFile(folder: string): ControlFile | undefined {
  try {
    return JSON.parse(readFileSync(getControlPath(folder), 'utf8')) as ControlFile;
  } catch {
    return undefined;
  }
}

/** Requests a backup from the server that uses a data folder; undefined if no server answers. */
export async function requestBackup(folder: string): Promise<Readable | undefined> {
  const door = readControlFile(folder);
  if (door === undefined) return undefined;
  const asking = request({ port: door.port, headers: { authorization: door.key } }).end();
  try {
    const [reply] = (await once(asking, 'response')) as [IncomingMessage];
    return reply.statusCode === ok ? reply : undefined;
  } catch {
    return undefined;
  }
}
