import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { makeCertificate } from '../support/certificate.ts';

/** A proxy that ends TLS in front of the portal. */
export interface TlsProxy {
  origin: string;
  stop(): void;
}

/** Starts a proxy with TLS in front of a port of this machine. */
export async function startTlsProxy(target: number): Promise<TlsProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-tls-'));
  const { key, certificate } = makeCertificate(folder, 'localhost');
  const secrets = { key: readFileSync(key), cert: readFileSync(certificate) };
  rmSync(folder, { recursive: true });
  const server = createServer(secrets, (visitor) => {
    const service = connect(target, '127.0.0.1');
    visitor.pipe(service).pipe(visitor);
    visitor.on('error', () => service.destroy());
    service.on('error', () => visitor.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, stop: () => server.close() };
}
