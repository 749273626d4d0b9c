import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { landRecords } from '../support/landFiles/records.ts';
import { writeGeoPackage } from '../support/landFiles/writeFiles.ts';
import { careless, startCluster } from '../support/postgres/cluster.ts';
import { freshDatabase } from '../support/postgres/databases.ts';
import { programEnvironment } from '../support/programEnvironment.ts';
import { freePort } from '../support/serverProcess.ts';
import { officeFile, runOffice } from '../support/tools.ts';
import { startGateway, type Gateway } from './gateway.ts';
import { startTlsProxy } from './proxy.ts';

/** The database of an installation. */
export type Engine = 'embedded' | 'postgres';

/** An installation of the portal, at first an empty folder. */
export interface Installation {
  origin: string;
  folder: string;
  gateway: Gateway;
  /** Runs the operator's command with the settings of the installation; returns its output, throws when it fails. */
  office(...words: string[]): Promise<string>;
  /** The words with which `office init` names database, folders and addresses. */
  places: readonly string[];
  /** Starts the server, and returns when it answers. */
  start(): Promise<void>;
  /** Returns what the server has printed. */
  log(): string;
  /** Stops the server, its database and the gateway, and removes the folder. */
  remove(): Promise<void>;
}

async function openEngine(engine: Engine, folder: string) {
  if (engine === 'embedded') {
    const words = ['--embedded', `--data-dir=${join(folder, 'data')}`];
    return { words, remove: async () => {} };
  }
  const cluster = await startCluster(careless);
  const { address } = await freshDatabase(cluster.socket);
  return { words: [`--database-url=${address}`], remove: cluster.remove };
}

async function startServer(settings: string) {
  const child: ChildProcess = spawn(
    process.execPath,
    [officeFile, `--settings=${settings}`, 'start'],
    { env: programEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let printed = '';
  const ended = once(child, 'close');
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        if (printed.includes('Portal ready')) resolve();
      });
    }
  });
  await Promise.race([ready, ended]);
  if (child.exitCode !== null) throw new Error(`The server ended: ${printed}`);
  return {
    log: () => printed,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Prepares an empty folder and an empty database, a gateway for SMS, and a proxy with TLS. */
export async function prepareInstallation(engine: Engine): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-install-'));
  const settings = join(folder, 'portal.env');
  const database = await openEngine(engine, folder);
  const gateway = await startGateway();
  const port = await freePort();
  const proxy = await startTlsProxy(port);
  let server: Awaited<ReturnType<typeof startServer>> | undefined;
  return {
    origin: proxy.origin,
    folder,
    gateway,
    places: [
      ...database.words,
      `--files-dir=${join(folder, 'files')}`,
      `--origin=${proxy.origin}`,
      `--port=${port}`,
      `--sms-url=${gateway.url}`,
    ],
    office: async (...words) => {
      const { code, output } = await runOffice([`--settings=${settings}`, ...words], {});
      if (code !== 0) throw new Error(`office ${words.join(' ')} ended with ${code}: ${output}`);
      return output;
    },
    start: async () => {
      server = await startServer(settings);
    },
    log: () => server?.log() ?? '',
    remove: async () => {
      await server?.stop();
      proxy.stop();
      gateway.stop();
      await database.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Writes the sample's small land record into a GeoPackage, with the headings of an office; returns its path. */
export function writeLandRecord(folder: string): string {
  const file = join(folder, 'land.gpkg');
  writeGeoPackage(file, { ...landRecords('small') });
  return file;
}
