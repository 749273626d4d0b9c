import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface S3Server {
  httpServer: Server;
  /** Listens; resolves with the port. */
  run(): Promise<{ port: number }>;
}

interface S3Options {
  address: string;
  port: number;
  directory: string;
  silent: boolean;
  configureBuckets: { name: string }[];
}

// The package has no types.
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (
  options: S3Options,
) => S3Server;

const bucket = 'papers';
const host = '127.0.0.1';

/** A real S3 server on this machine, which checks the signature of every request. */
export interface ObjectStore {
  /** The settings of a server that keeps its files there. */
  variables: Record<'FILES_STORE' | 'S3_URL' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY', string>;
  /** Stops answering; the files stay. */
  stop(): Promise<void>;
  /** Answers again, on the same port. */
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** Starts an S3 server with an empty bucket. */
export async function startObjectStore(): Promise<ObjectStore> {
  const directory = mkdtempSync(join(tmpdir(), 'portal-bucket-'));
  let port = 0;
  let server: Server | undefined;
  const start = async () => {
    const store = new S3rver({
      address: host,
      port,
      directory,
      silent: true,
      configureBuckets: [{ name: bucket }],
    });
    ({ port } = await store.run());
    server = store.httpServer;
  };
  const stop = () =>
    new Promise<void>((resolve) => {
      if (server === undefined) return void resolve();
      server.close(() => resolve());
      server.closeAllConnections();
      server = undefined;
    });
  await start();
  return {
    variables: {
      FILES_STORE: 's3',
      S3_URL: `http://${host}:${port}/${bucket}`,
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    },
    start,
    stop,
    remove: async () => {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
